import { isSecretField } from "~/secret-fields";

/** An answer repeats no more of a value than any form may hold. */
const longestEcho = 40_000;

/** What was typed into these fields, or into all, as far as it goes back to the page. */
export const typedAgain = (
  values: Record<string, string>,
  names = Object.keys(values),
): Record<string, string> =>
  Object.fromEntries(
    names
      .filter((name) => !isSecretField(name) && Object.hasOwn(values, name))
      .map((name) => [name, values[name]!.slice(0, longestEcho)]),
  );
