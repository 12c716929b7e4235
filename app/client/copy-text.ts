/** Copies by the selection, for pages that may not use the clipboard API (plain HTTP, old browsers). */
function copyBySelection(text: string): boolean {
  const carrier = document.createElement("textarea");
  carrier.value = text;
  carrier.setAttribute("readonly", "");
  carrier.className = "sr-only";
  document.body.appendChild(carrier);
  carrier.select();
  try {
    return document.execCommand("copy");
  } finally {
    carrier.remove();
  }
}

/**
 * Puts text on the clipboard; false when the browser does not let us, or when the text cannot be had. A text that is still on its
 * way is promised to the clipboard, for the press that allows it counts only for a moment.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  if (typeof text === "string") {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyBySelection(text);
    }
  }
  try {
    const plain = text.then((known) => new Blob([known], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
    return true;
  } catch {
    // A browser that takes no promise may still take the text.
    const known = await text.catch(() => null);
    return known !== null && copyText(known);
  }
}
