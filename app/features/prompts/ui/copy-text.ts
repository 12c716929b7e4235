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

/** Puts text on the clipboard; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
