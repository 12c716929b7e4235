import type { Insertion } from "../messages";
import { isField, restorePlace, selectAll, textOf, type Box, type Place } from "./box";

/** Milliseconds that an editor may take to show a text. */
const patience = 400;

/** The beginning of a text to compare by: editors differ in their line breaks and blanks. */
const comparable = (text: string): string => text.replaceAll(/\s+/g, "");

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Whether a box shows a text, as soon as it does. */
async function shows(box: Box, text: string, before: string): Promise<boolean> {
  const wanted = comparable(text);
  for (let waited = 0; waited <= patience; waited += 20) {
    const now = textOf(box);
    if (now !== before && comparable(now).includes(wanted)) return true;
    await wait(20);
  }
  return false;
}

/** A field takes the text as if typed, so that undo works; where the browser cannot, as its new value. */
function typeInto(box: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  const before = box.value;
  if (document.execCommand("insertText", false, text) && box.value !== before) return;
  box.setRangeText(text, box.selectionStart ?? 0, box.selectionEnd ?? 0, "end");
  box.dispatchEvent(
    new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data: text }),
  );
}

/** The page's own constructors: in Firefox a page cannot read what a script of an extension has put into an event. */
const pageScope = (): typeof globalThis =>
  (import.meta.env.FIREFOX && (globalThis as { wrappedJSObject?: typeof globalThis }).wrappedJSObject) ||
  globalThis;

/** An editor with its own way to paste takes the text from the event; nothing reads or writes the clipboard. */
function paste(box: Box, text: string): void {
  const own = pageScope();
  const options = new own.Object() as ClipboardEventInit;
  Object.assign(options, { bubbles: true, cancelable: true, composed: true });
  options.clipboardData = new own.DataTransfer();
  const event = new own.ClipboardEvent("paste", options);
  // Firefox hands on an empty copy of what is given to the event.
  event.clipboardData!.setData("text/plain", text);
  const target = getSelection()?.anchorNode?.parentElement;
  (target && box.contains(target) ? target : box).dispatchEvent(event);
}

/** Types line by line: a break between two lines is one within the message, and presses no key. */
function typeLines(text: string): void {
  text.split("\n").forEach((line, at) => {
    if (at > 0 && !document.execCommand("insertLineBreak")) document.execCommand("insertParagraph");
    if (line !== "") document.execCommand("insertText", false, line);
  });
}

/** A longer text that is pasted becomes a file in some chats; it is typed. */
const longPaste = 3_000;

/**
 * Puts a text into a box as a person would, where the caret was or in place of all; the box has the focus then. No key is pressed and
 * nothing is submitted. False: the box did not take it.
 */
export async function insertInto(box: Box, place: Place, { text, whole }: Insertion): Promise<boolean> {
  box.focus({ preventScroll: true });
  const aim = () => (whole ? selectAll(box) : restorePlace(box, place));
  aim();
  const before = textOf(box);
  if (isField(box)) {
    typeInto(box, text);
    return shows(box, text, before);
  }
  // Editors follow the selection a moment later.
  await wait(30);
  const [first, second] = text.length < longPaste ? [paste, typeLines] : [typeLines, paste];
  const attempt = async (way: typeof paste | typeof typeLines) => {
    if (way === typeLines) typeLines(text);
    else paste(box, text);
    return shows(box, text, before);
  };
  if (await attempt(first!)) return true;
  // A part of the text may be there already.
  if (textOf(box) !== before) return false;
  aim();
  await wait(30);
  return attempt(second!);
}
