import { storageItem } from "~/client/browser-store";

import type { WrittenTranslations } from "./written-translations";

/** The state of a `TranslationNote` on the page. */
export interface Mark {
  slot: HTMLElement;
  /** The name of the translated item. */
  name: string;
  state: "translated" | "original";
}

/** The selector of notes; a note is a child of the element with its texts. */
const slots = "[data-of]";
const isOwn = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(slots) && !element.dataset.says;

/** The note of the item that contains a node. */
export function slotOf(node: Node): HTMLElement | null {
  for (let scope = node instanceof Element ? node : node.parentElement; scope; scope = scope.parentElement)
    for (const child of scope.children) if (isOwn(child)) return child;
  return null;
}

/** Watches the notes of the page and calls `onMarks` after each change. */
export function pageMarks(written: WrittenTranslations, onMarks: (marks: readonly Mark[]) => void) {
  let marks: readonly Mark[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    const translated = new Set(written.shownNodes().map((node) => slotOf(node)?.dataset.of));
    const next = [...document.querySelectorAll<HTMLElement>(slots)].flatMap((slot): Mark[] => {
      const name = slot.dataset.of!;
      if (chosenOriginals.has(name)) return [{ slot, name, state: "original" }];
      return translated.has(name) ? [{ slot, name, state: "translated" }] : [];
    });
    const isSame = ({ slot, name, state }: Mark, index: number) =>
      marks[index]?.slot === slot && marks[index].name === name && marks[index].state === state;
    if (next.length !== marks.length || !next.every(isSame)) onMarks((marks = next));
  };
  return {
    /** Whether the item around an element is displayed in translation. */
    isTranslated: (at: Element): boolean =>
      marks.some(({ slot, state }) => state === "translated" && slot === slotOf(at)),
    /** Reads the page again, in the next task. */
    refresh(): void {
      timer ??= setTimeout(look, 0);
    },
    stop(): void {
      clearTimeout(timer);
      onMarks([]);
    },
  };
}

/** The largest number of stored names; the oldest is dropped first. */
const most = 200;

const note = storageItem("sessionStorage", "originals");

const names = new Set(note.read()?.split(" "));

/** The names (`TranslationNote`) of the items displayed in the original, stored for the tab. */
export const chosenOriginals = {
  any: (): boolean => names.size > 0,
  has: (name: string | undefined): boolean => name !== undefined && names.has(name),
  choose(name: string, original: boolean): void {
    names.delete(name);
    if (original) names.add(name);
    note.write([...names].slice(-most).join(" ") || null);
  },
};
