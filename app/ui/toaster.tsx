import { useEffect, useState, type ComponentProps, type ComponentType } from "react";

import { toastSettings } from "./toast-settings";
import { toastStore } from "./toast-store";
import type { ToastBoard } from "./toast-board";

type Board = ComponentType<ComponentProps<typeof ToastBoard>>;

/** The first signs of somebody at the page; what they do may have something to say a moment later. */
const signs = ["pointermove", "pointerdown", "keydown"] as const;

interface ToasterProps extends Omit<ComponentProps<typeof ToastBoard>, "called"> {
  /** Somebody works here, and is to hear of a failure without a network too: nothing waits for a sign. */
  atWork: boolean;
}

/**
 * Where the notifications of the page's store are drawn; put it once, at the end of the page. What draws them is fetched before
 * the first.
 */
export function Toaster({ atWork, ...board }: ToasterProps) {
  const [Board, setBoard] = useState<Board>();
  const [called, setCalled] = useState(false);
  useEffect(() => {
    if (Board) return undefined;
    let coming = false;
    const fetchBoard = async () => {
      if (coming) return;
      coming = true;
      try {
        const { ToastBoard: fetched } = await import("./toast-board");
        setBoard(() => fetched);
      } catch {
        // Where it cannot be had now, the next sign asks for it again.
        coming = false;
      }
    };
    const listen = (sign?: Event) => {
      if (sign instanceof KeyboardEvent && sign.code === toastSettings.hotkey) setCalled(true);
      void fetchBoard();
    };
    for (const sign of signs) window.addEventListener(sign, listen, { passive: true });
    const unsubscribe = toastStore.subscribe(() => listen());
    if (atWork || toastStore.current().length > 0) listen();
    return () => {
      for (const sign of signs) window.removeEventListener(sign, listen);
      unsubscribe();
    };
  }, [Board, atWork]);
  return Board && <Board {...board} called={called} />;
}
