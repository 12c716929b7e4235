import { useEffect, useState } from "react";

import { keptStore, type Kept } from "../kept-store";
import { askWhose } from "./keep-offline";
import { keptOwner } from "./kept-owner";
import { readKept } from "./own-texts";

/**
 * Texts in this browser for its member, read again whenever the page is shown: another tab may have removed them, also while this one was in
 * the browser's history. Where the site responds, it is asked then whether their session goes on. Undefined while it is being read, null if there is nothing.
 */
export function useKept(isOnline: boolean): Kept | null | undefined {
  const [kept, setKept] = useState<Kept | null>();
  useEffect(() => {
    const read = () =>
      void readKept().then(setKept, () => {
        setKept(null);
      });
    const ask = () => {
      read();
      if (isOnline) void askWhose().then(read, () => undefined);
    };
    const events = ["pageshow", "focus"] as const;
    ask();
    const unsubscribe = keptOwner.subscribe(read);
    addEventListener("storage", read);
    for (const event of events) addEventListener(event, ask);
    return () => {
      unsubscribe();
      removeEventListener("storage", read);
      for (const event of events) removeEventListener(event, ask);
    };
  }, [isOnline]);
  useEffect(() => {
    const wear = async () => {
      const theme = (await keptStore.read("looks"))?.theme;
      if (theme) document.documentElement.dataset.theme = theme;
    };
    wear().catch(() => undefined);
  }, []);
  return kept;
}
