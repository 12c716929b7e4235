/** Joins class names without the falsy ones: `joinClasses("a", on && "b")` gives "a b" or "a". */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
