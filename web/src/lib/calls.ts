/** Being called when it is my turn: the service worker, the ways that there are, and the number on the app's icon. */
import { get, post, type Brief, type Calls } from "./api";
import { FILES } from "./base";
import { turns } from "./turns.svelte";
import { language } from "./words.svelte";

/** The service worker, where there can be one: it serves the whole page. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.register(`${FILES}/service-worker.js`, { scope: `${FILES}/` }).catch(() => undefined);
}

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Let this browser be called; nothing, if it does not want to be. */
export async function pushHere(calls: Calls): Promise<Calls | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await worker();
  const there = await navigator.serviceWorker.ready;
  const made = await there.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(calls.push_key),
  });
  const keys = { p256dh: text(made.getKey("p256dh")), auth: text(made.getKey("auth")) };
  return post<Calls>("/me/calls/push", { endpoint: made.endpoint, ...keys });
}

/** In my language and by my time of day. */
export const introduce = (): Promise<Calls> =>
  post<Calls>("/me/calls", { language: language(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone });

export const iAmToMove = ({ yours, waiting, status }: Brief): boolean =>
  status === "playing" && yours.some((seat) => waiting.includes(seat));

/** The number of tables where I am to move: beside my games, and on the icon of the app. */
export async function showCount(): Promise<void> {
  const { mine } = await get<{ mine: Brief[] }>("/tables").catch(() => ({ mine: [] }));
  turns.count = mine.filter(iAmToMove).length;
  await navigator.setAppBadge?.(turns.count).catch(() => {});
}
