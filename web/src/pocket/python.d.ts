import type { Start } from "./letters";

/** Something of Python's that can be called, or whose methods can. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PyCallable = (...given: unknown[]) => any;

export type Python = {
  registerJsModule(name: string, module: object): void;
  runPython(code: string): unknown;
};

export function startPython(given: Pick<Start, "module" | "stdlib" | "antics">): Promise<Python>;
