import { useEffect, useEffectEvent } from "react";

import { storageItem } from "~/client/browser-store";

import { rowAround, rowLink, type RowTask } from "./row-tasks";

/** Keys of the library, in the order in which the help tells them; `keys` as `KeyboardEvent.key`. */
export const libraryKeys = [
  { does: "search", keys: ["/"] },
  { does: "new", keys: ["n"] },
  { does: "walk", keys: ["ArrowDown", "ArrowUp"] },
  { does: "open", keys: ["Enter"] },
  { does: "copy", keys: ["c"] },
  { does: "use", keys: ["u"] },
  { does: "edit", keys: ["e"] },
  { does: "move", keys: ["m"] },
  { does: "tag", keys: ["t"] },
  { does: "pin", keys: ["p"] },
  { does: "duplicate", keys: ["d"] },
  { does: "select", keys: ["x"] },
  { does: "delete", keys: ["Backspace", "Delete"] },
  { does: "help", keys: ["?"] },
] as const;

type KeyAction = (typeof libraryKeys)[number]["does"];

/** Set where somebody switched the keys of one character off (WCAG 2.1.4); in this browser only. */
export const keysOff = storageItem("localStorage", "libraryKeysOff");

interface KeyTargets {
  act: (id: string, task: RowTask, at: Element) => void;
  onNew: () => void;
  onHelp: () => void;
  onPalette: () => void;
}

/** Listens to the library's keys, outside of fields and dialogs; Ctrl or ⌘ with K everywhere. */
export function useLibraryKeys(targets: KeyTargets) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      return targets.onPalette();
    }
    if (event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).matches(searchField)) return leaveSearch(event);
    if (isBusy(event.target as Element) || keysOff.read()) return;
    const action = libraryKeys.find(({ keys }) => (keys as readonly string[]).includes(event.key))?.does;
    if (action && runAction(action, event, targets)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const searchField = "[role=search] [name=search]";
/** Elements with arrow keys of their own. */
const arrowed = "input, [role=menu], [role=radiogroup], [role=tablist]";
const overlays =
  "[role=dialog][data-state=open], [role=alertdialog][data-state=open], [popover]:popover-open";

/** Whether the keys belong to a field or to what lies over the page. */
const isBusy = (at: Element): boolean =>
  at.closest(fields) !== null || document.querySelector(overlays) !== null;

/** Runs the action of a key; false: the browser handles the key. */
function runAction(action: KeyAction, event: KeyboardEvent, { act, onNew, onHelp }: KeyTargets): boolean {
  const at = document.activeElement;
  const row = rowAround(at);
  switch (action) {
    case "search":
      document.querySelector<HTMLElement>(searchField)?.focus();
      return true;
    case "new":
      onNew();
      return true;
    case "help":
      onHelp();
      return true;
    case "walk":
      return !row && !at?.closest(arrowed) && focusFirst(event.key);
    // The browser follows the link in focus.
    case "open":
      return false;
    case "select":
      row?.querySelector<HTMLElement>("input[name=id]")?.click();
      return row !== null;
    default:
      if (!row || (action === "use" && !row.querySelector("[data-task=use]"))) return false;
      act(row.dataset.row!, action, rowLink(row)!);
      return true;
  }
}

/** Down goes from the search to the first row it found; Escape to the page, where the keys work. */
function leaveSearch(event: KeyboardEvent): void {
  if (event.key === "Escape") (event.target as HTMLElement).blur();
  else if (event.key !== "ArrowDown" || !focusFirst(event.key)) return;
  event.preventDefault();
}

function focusFirst(key: string): boolean {
  const rows = document.querySelectorAll("[data-row]");
  const row = rows[key === "ArrowDown" ? 0 : rows.length - 1];
  if (row) rowLink(row)?.focus();
  return row !== undefined;
}
