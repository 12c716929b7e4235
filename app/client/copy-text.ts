/** Copies by the selection, for pages without the clipboard API (plain HTTP, old browsers). */
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
 * Copies a text to the clipboard; false where the browser refuses or the text cannot be loaded. A pending text goes to the
 * clipboard as a promise, because the permission by a click lasts only a moment.
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
    // A browser without support for promises may still accept the text.
    const known = await text.catch(() => null);
    return known !== null && copyText(known);
  }
}
