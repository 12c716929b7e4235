import type { Values, Variable } from "~/domain/variables";

import { checkValues } from "./check-values";
import { linkLimit } from "./limits";

/** Beginning of a fragment with values. */
const mark = "#v=";

/**
 * Answers as the fragment of a link, which no server sees: `#v=topic=tea&tone=warm`. Empty answers are left out;
 * null: too long for a link.
 */
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
    if (!value?.trim() || value.includes("\uFFFD")) return [];
    const isWrong = Object.hasOwn(checkValues([variable], { [variable.name]: value }), variable.name);
    return isWrong ? [] : [[variable.name, value] as const];
  });
  return Object.fromEntries(given);
}
