import { useEffect, useSyncExternalStore } from "react";

const storageKey = "ownPrompts";

const read = (): string => {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
};

const never = () => () => {};

/** How many share ids this browser remembers. */
const most = 200;

/**
 * Whether this browser has seen the prompt as its owner's: who has signed out since is told to sign in, where others see
 * nothing to edit (specification, section 2).
 */
export function useOwnerMemory(shareId: string, isOwner: boolean): boolean {
  const remembered = useSyncExternalStore(never, read, () => "");
  const known = remembered.split(" ").includes(shareId);
  useEffect(() => {
    if (!isOwner || known) return;
    try {
      localStorage.setItem(storageKey, [shareId, ...read().split(" ")].slice(0, most).join(" "));
    } catch {
      // A browser without storage forgets.
    }
  }, [shareId, isOwner, known]);
  return known;
}
