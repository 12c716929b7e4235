import { isSecretField } from "~/secret-fields";

/** An answer repeats no more of a form than the largest form of the site holds, in fields and in characters. */
const mostFields = 100;
const longestName = 500;
const longestValue = 40_000;
const longestForm = 80_000;

/** What was typed into these fields, or into all, as far as it goes back to the page. */
export function typedAgain(
  values: Record<string, string>,
  names = Object.keys(values),
): Record<string, string> {
  const typed = names
    .filter((name) => !isSecretField(name) && Object.hasOwn(values, name) && name.length <= longestName)
    .slice(0, mostFields);
  let room = longestForm;
  const repeated = typed.map((name) => {
    const value = values[name]!.slice(0, Math.min(longestValue, room));
    room -= value.length;
    return [name, value];
  });
  return Object.fromEntries(repeated);
}
