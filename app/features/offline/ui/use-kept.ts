import { useEffect, useState } from "react";

import { keptStore, type Kept } from "../kept-store";
import { keptOwner } from "./kept-owner";
import { readKept } from "./own-texts";

/**
 * Texts in this browser for its member, read again whenever the page is shown: another tab may have removed them, also while this one was in
 * the browser's history. Undefined while it is being read, null if there is nothing.
 */
export function useKept(): Kept | null | undefined {
  const [kept, setKept] = useState<Kept | null>();
  useEffect(() => {
    const read = () =>
      void readKept().then(setKept, () => {
        setKept(null);
      });
    const events = ["pageshow", "focus", "storage"] as const;
    read();
    const unsubscribe = keptOwner.subscribe(read);
    for (const event of events) addEventListener(event, read);
    return () => {
      unsubscribe();
      for (const event of events) removeEventListener(event, read);
    };
  }, []);
  useEffect(() => {
    const wear = async () => {
      const theme = (await keptStore.read("looks"))?.theme;
      if (theme) document.documentElement.dataset.theme = theme;
    };
    wear().catch(() => undefined);
  }, []);
  return kept;
}
