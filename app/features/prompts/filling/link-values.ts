import { valueFault } from "~/domain/variable-values";
import type { Values, Variable } from "~/domain/variables";

/** Control characters, and what is left of bytes that are no text. */
// oxlint-disable-next-line no-control-regex
const damage = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFD]/;

/** Maximum length of a fragment, in characters: longer links do not survive messengers. */
const linkLimit = 8_000;

/** Beginning of a fragment with values. */
const mark = "#v=";

/** Answers as the fragment of a link, which no server sees: `#v=topic=tea&tone=warm`. Null if too long. */
export function fragmentOf(values: Values): string | null {
  const given = Object.entries(values).filter(([, value]) => value.trim() !== "");
  const fragment = mark + new URLSearchParams(given).toString();
  return fragment.length <= linkLimit ? fragment : null;
}

/**
 * The answers in a fragment, by variable name. Unknown names, wrong kinds and damaged texts are left out, since
 * anybody can write a link; of two answers the first counts.
 */
export function valuesInFragment(fragment: string, variables: readonly Variable[]): Values {
  if (!fragment.startsWith(mark) || fragment.length > linkLimit) return {};
  const found = new URLSearchParams(fragment.slice(mark.length));
  const given = variables.flatMap((variable) => {
    const value = found.get(variable.name);
    if (!value?.trim() || damage.test(value)) return [];
    return valueFault(variable, value) ? [] : [[variable.name, value] as const];
  });
  return Object.fromEntries(given);
}
