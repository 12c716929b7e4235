/** Joins class names, leaving out what is absent: `joinClasses("a", on && "b")` gives "a b" or "a". */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
