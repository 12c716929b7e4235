import { useEffect, useState } from "react";
import { href } from "react-router";

import { patience } from "../limits";

/** Whether the site responds. A browser that says it is in a network may still have no way there, so the site is asked until it does. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(false);
  useEffect(() => {
    let left = false;
    let next: ReturnType<typeof setTimeout>;
    const responds = () =>
      fetch(href("/healthz"), { cache: "no-store", signal: AbortSignal.timeout(patience) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const look = async () => {
      clearTimeout(next);
      const now = navigator.onLine && (await responds());
      if (left) return;
      setOnline(now);
      if (!now && navigator.onLine) next = setTimeout(look, patience);
    };
    const events = ["online", "offline", "focus"] as const;
    void look();
    for (const event of events) addEventListener(event, look);
    return () => {
      left = true;
      clearTimeout(next);
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return isOnline;
}
