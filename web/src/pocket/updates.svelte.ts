/** New versions of the site: kept beside the one in use by the service worker, until the visitor agrees. */

export const fresh = $state<{ version: string | null }>({ version: null });

const ask = (what: string) =>
  new Promise<{ newest: string | null; current: string | null } | undefined>((resolve) => {
    const worker = navigator.serviceWorker?.controller;
    if (!worker) return resolve(undefined);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(what, [port2]);
  });

/** Is there a version that the visitor does not have? */
async function look(): Promise<void> {
  const found = await ask("versions");
  if (found?.newest && found.current) fresh.version = found.newest === found.current ? null : found.newest;
}

/** Take it: from the next moment on, the page is the new one. */
export async function take(): Promise<void> {
  await ask("take");
  location.reload();
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("controllerchange", () => void look());
  void look();
}
