import { useSyncExternalStore } from "react";

/** The event of browsers that install apps from a page; TypeScript has no type of it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;
const readers = new Set<() => void>();

function keep(next: InstallEvent | null) {
  offer = next;
  for (const read of readers) read();
}

/** Keeps the browser's offer to install the site: it comes once per document, on whichever page that began. */
export function keepInstallOffer() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    keep(event as InstallEvent);
  });
  addEventListener("appinstalled", () => keep(null));
}

/** Accepts the offer; the browser takes it once. */
export const acceptInstallOffer = () => offer?.prompt().finally(() => keep(null));

const subscribe = (read: () => void) => {
  readers.add(read);
  return () => void readers.delete(read);
};

/** True while the browser offers to install the site. */
export const useInstallOffer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offer !== null,
    () => false,
  );
