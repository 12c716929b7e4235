/** A text box of a page: a field, or an element that is edited in place. */
export type Box = HTMLTextAreaElement | HTMLInputElement | HTMLElement;

/** Where the caret or the selection of a box was. */
export type Place = { start: number; end: number } | Range | null;

/** The kinds of one-line fields that take a prompt; never one for a password. */
const lines = ["text", "search"];

export const isField = (box: Element): box is HTMLTextAreaElement | HTMLInputElement =>
  box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement;

/** Whether an element is a text box that a person could type in. */
export function isBox(element: Element | null): element is Box {
  if (!element) return false;
  if (element instanceof HTMLInputElement && !lines.includes(element.type)) return false;
  if (isField(element)) return !element.readOnly && !element.disabled;
  return element instanceof HTMLElement && element.isContentEditable;
}

/** The element with the focus, also in open shadow trees. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The text box with the focus; else the last one of the page, where chats have theirs. */
export function findBox(): Box | null {
  const now = focused();
  if (isBox(now)) return now;
  const boxes = [...document.querySelectorAll("textarea, [contenteditable]")];
  return boxes.findLast((box): box is Box => isBox(box) && isShown(box)) ?? null;
}

/** The place of the caret in a box. */
export function placeIn(box: Box): Place {
  if (isField(box)) return { start: box.selectionStart ?? 0, end: box.selectionEnd ?? 0 };
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return range && box.contains(range.commonAncestorContainer) ? range.cloneRange() : null;
}

/** Puts the caret back; at the end of a box that has changed meanwhile. */
export function restorePlace(box: Box, place: Place): void {
  if (isField(box)) {
    const { start, end } =
      place && "start" in place ? place : { start: box.value.length, end: box.value.length };
    return box.setSelectionRange(start, end);
  }
  const selection = getSelection();
  if (place instanceof Range && box.contains(place.startContainer) && box.contains(place.endContainer)) {
    selection?.removeAllRanges();
    selection?.addRange(place);
  } else {
    selection?.selectAllChildren(box);
    selection?.collapseToEnd();
  }
}

export function selectAll(box: Box): void {
  if (isField(box)) box.select();
  else getSelection()?.selectAllChildren(box);
}

/** The text of a box as a person sees it. */
export const textOf = (box: Box): string => (isField(box) ? box.value : box.innerText);

/** What is selected on the page outside of a box: a part of an answer. */
export function selectedOutside(box: Box | null): string {
  const selection = getSelection();
  if (
    !selection ||
    selection.isCollapsed ||
    (box && selection.anchorNode && box.contains(selection.anchorNode))
  )
    return "";
  return selection.toString();
}
