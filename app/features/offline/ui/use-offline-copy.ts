import { useEffect } from "react";
import { useLocation } from "react-router";

import { offlinePath } from "~/domain/offline-path";

import { keptOwner, leaving } from "./kept-owner";

/** Time after a page in which the browser has more important things to do, in milliseconds. */
const patience = 2_000;

/**
 * Makes the site work without a network, some time after the page has loaded; at once where another person's texts are to go. `owner`:
 * the email address of the member. Null for a visitor, undefined where the page knows of no session.
 */
export function useOfflineCopy(owner: string | null | undefined): void {
  const { pathname, key } = useLocation();
  const isOffline = pathname === offlinePath;
  useEffect(() => {
    // The page of what is kept is nobody's, and asks by itself (`use-kept.ts`).
    if (!import.meta.env.PROD || isOffline || owner === undefined) return undefined;
    const kept = keptOwner.read();
    const isOthers = kept !== null && kept !== owner;
    // At once, even if the code that removes them cannot be had.
    if (isOthers) keptOwner.write(leaving);
    const keep = async () => (await import("./keep-offline")).keepOffline(owner);
    const timer = setTimeout(() => keep().catch(() => undefined), isOthers ? 0 : patience);
    return () => clearTimeout(timer);
    // After each navigation: it may follow a change.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [owner, isOffline, key]);
}
