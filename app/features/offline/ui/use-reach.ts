import { useEffect, useState } from "react";
import { href } from "react-router";

import { patience } from "../limits";

/** Reach of the site from here. `lost`: there is a network, but the site does not respond. `back`: it responds. */
type Reach = "none" | "lost" | "back";

async function findReach(): Promise<Reach> {
  if (!navigator.onLine) return "none";
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(href("/healthz"), { cache: "no-store", signal }).catch(() => undefined);
  return response?.ok ? "back" : "lost";
}

/** A browser that says it is in a network may still have no way to the site, so the site is asked until it responds. */
export function useReach(): Reach {
  const [reach, setReach] = useState<Reach>("none");
  useEffect(() => {
    let looks = 0;
    let next: ReturnType<typeof setTimeout>;
    const look = async () => {
      clearTimeout(next);
      const mine = (looks += 1);
      const found = await findReach();
      // A newer look has begun, or the page was left.
      if (mine !== looks) return;
      setReach(found);
      if (found === "lost") next = setTimeout(look, patience);
    };
    const events = ["online", "offline", "focus"] as const;
    void look();
    for (const event of events) addEventListener(event, look);
    return () => {
      looks += 1;
      clearTimeout(next);
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return reach;
}
