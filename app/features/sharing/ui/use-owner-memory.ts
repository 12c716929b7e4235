import { useEffect, useSyncExternalStore } from "react";

import { storedNote } from "~/client/stored-note";

const note = storedNote("localStorage", "ownPrompts");

/** How many share ids this browser remembers. */
const most = 200;

/**
 * Whether this browser has seen the prompt as its owner's: who has signed out since is told to sign in, where others see
 * nothing to edit (specification, section 2).
 */
export function useOwnerMemory(shareId: string, isOwner: boolean): boolean {
  const remembered = useSyncExternalStore(note.subscribe, note.read, () => null)?.split(" ") ?? [];
  const known = remembered.includes(shareId);
  useEffect(() => {
    if (isOwner && !known) note.write([shareId, ...(note.read()?.split(" ") ?? [])].slice(0, most).join(" "));
  }, [shareId, isOwner, known]);
  return known;
}
