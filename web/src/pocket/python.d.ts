import type { Start } from "./letters";

/** Something of Python's that can be called, or whose methods can. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PyCallable = (...given: unknown[]) => any;

export type Python = {
  registerJsModule(name: string, module: object): void;
  runPython(code: string): unknown;
};

type Given = Pick<Start, "module" | "stdlib" | "antics" | "memory">;

/** Python at work, and its memory, if others can start from it. */
export function startPython(given: Given): Promise<{ python: Python; memory?: ArrayBuffer }>;
