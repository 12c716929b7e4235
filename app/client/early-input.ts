type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of inputs without a value of the visitor, or with one that scripts cannot set. */
const untyped = new Set(["hidden", "file", "submit", "reset", "button", "image"]);

const isOption = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const fields = "input, textarea, select";

/** Whether a field differs from the server's HTML. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return field.value !== (options.findLast((option) => option.defaultSelected) ?? options[0])?.value;
  }
  return isOption(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Records input typed before hydration, which React misses, and returns a function that replays it. */
export function noteEarlyInput(): () => Promise<void> {
  const entered = new Map<Field, string>();
  const note = (field: Field) => {
    if (untyped.has(field.type) || !isChanged(field)) entered.delete(field);
    else if (!isOption(field) || field.type === "checkbox" || field.checked) entered.set(field, field.value);
  };
  let composed: EventTarget | null = null;
  const over = new AbortController();
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) note(target as Field);
  };
  const options = { capture: true, signal: over.signal };
  for (const type of ["input", "change"]) document.addEventListener(type, follow, options);
  document.addEventListener("compositionstart", ({ target }) => (composed = target), options);
  document.addEventListener("compositionend", () => (composed = null), options);
  for (const field of document.querySelectorAll(fields)) note(field as Field);
  return async () => {
    over.abort();
    for (const [field, value] of entered) {
      // Outside effects and one by one, as React takes events of a person.
      await Promise.resolve();
      // A text in composition is reported by its next event; to set it would end the composition.
      const isReported = field === composed && field.value === value;
      if (field.isConnected && !isReported) repeat(field, value);
    }
  };
}

/** React reports a change only where the value differs from the one last set through the element's own property. */
function repeat(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isOption(field)) {
    field.checked = field.defaultChecked;
    field.click();
  } else {
    const { selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(type.prototype, "value")!.set!.call(field, value);
    // Null for a type without a caret. Elsewhere it would move the focus in Safari.
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
