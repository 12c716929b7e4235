import { storedNote } from "~/client/browser-store";

import type { WrittenTranslations } from "./written-translations";

/** What a reader is told of a prompt on the page. */
export interface Mark {
  /** Where it is told. */
  slot: HTMLElement;
  /** The name of what is read. */
  name: string;
  /** Which of the two is read. */
  state: "translated" | "original";
}

/** Where the page says what was done to the texts of an element: in a child of that element. */
const slots = "[data-of]";
const isOwn = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(slots) && !element.dataset.says;

/** The slot of the prompt that a node of the page belongs to. */
export function slotOf(node: Node): HTMLElement | null {
  for (let scope = node instanceof Element ? node : node.parentElement; scope; scope = scope.parentElement)
    for (const child of scope.children) if (isOwn(child)) return child;
  return null;
}

/** Keeps `onMarks` told of the marks of the page. */
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
    /** Whether what stands at an element is read in translation. */
    isTranslated: (at: Element): boolean =>
      marks.some(({ slot, state }) => state === "translated" && slot === slotOf(at)),
    /** Looks at the page again, once all is done that is being done now. */
    refresh(): void {
      timer ??= setTimeout(look, 0);
    },
    stop(): void {
      clearTimeout(timer);
      onMarks([]);
    },
  };
}

/** How many are remembered; the oldest goes first. */
const most = 200;

const note = storedNote("sessionStorage", "originals");

const names = new Set(note.read()?.split(" "));

/** The names (`TranslationNote`) of what somebody reads in the original, for as long as the tab is open. */
export const chosenOriginals = {
  any: (): boolean => names.size > 0,
  has: (name: string | undefined): boolean => name !== undefined && names.has(name),
  choose(name: string, original: boolean): void {
    names.delete(name);
    if (original) names.add(name);
    note.write([...names].slice(-most).join(" ") || null);
  },
};
