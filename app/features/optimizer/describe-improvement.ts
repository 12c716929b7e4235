import type { Translate } from "~/i18n/translate";

import type { Improvement } from "./improvement";

/** A change with its reason as a sentence. */
export function describeImprovement(improvement: Improvement, t: Translate): string {
  if ("text" in improvement) return improvement.text;
  const { code, words } = improvement;
  const kind = code === "contradiction" || code === "answer" ? code : "removed";
  return t(`optimization:improvement.${kind}`, { words, why: t(`optimization:why.${code}`) });
}
