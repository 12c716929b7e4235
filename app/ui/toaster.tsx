import { useEffect, useState, type ComponentProps } from "react";

import { lazyPart } from "./lazy-part";
import type { ToastBoard } from "./toast-board";
import { toastSettings, toastStore } from "./toast-store";

const LazyToastBoard = lazyPart(async () => (await import("./toast-board")).ToastBoard);

/** The first events of a person at the page: an action that shows a toast may follow. */
const activity = ["pointermove", "pointerdown", "keydown"] as const;

interface ToasterProps extends Omit<ComponentProps<typeof ToastBoard>, "called"> {
  /** Loads the board with the page, so that a member hears of a failure without a network too. */
  atWork: boolean;
}

/** Draws the toast of the page's store; put it once, at the end of the page. Its board is loaded before the first toast. */
export function Toaster({ atWork, ...board }: ToasterProps) {
  const [wanted, setWanted] = useState(false);
  const [called, setCalled] = useState(false);
  useEffect(() => {
    const loaded = new AbortController();
    const listen = (event?: Event) => {
      if (event instanceof KeyboardEvent && event.code === toastSettings.hotkey) setCalled(true);
      setWanted(true);
      // After a failure the next event tries again.
      LazyToastBoard.load().then(
        () => loaded.abort(),
        () => undefined,
      );
    };
    const options = { passive: true, signal: loaded.signal };
    for (const type of activity) window.addEventListener(type, listen, options);
    const unsubscribe = toastStore.subscribe(() => listen());
    if (atWork || toastStore.current()) listen();
    return () => {
      loaded.abort();
      unsubscribe();
    };
  }, [atWork]);
  return <LazyToastBoard open={wanted} {...board} called={called} />;
}
