import type { Language } from "~/domain/languages";

import { isAvoid } from "./asides";

/**
 * An answer that already forbids, in any of the languages: under "what must not be in it" it would say the opposite. Adjectives such as
 * "危ない" only end like it.
 */
const forbids =
  /^(?:please |por favor,? )?(?:no|not|never|don['’]?t|do not|without|avoid|nothing|ni|nunca|jam[aá]s|sin|nada|evita\p{L}{0,3})(?!\p{L})|(?:(?<!少|危|切|情け|味気|つまら|くだら|足り|ぎこち|だらし|頼り|あぶ|すく|きた|せつ|もったい|みっとも|申し訳)ない(?:で|こと)?|ません|なし|無し|禁止|NG|避ける|控える)[。.]?$/iu;

const rule: Record<Language, string> = { ja: "守ること", en: "Keep to this", es: "Respeta esto" };

/** The label before an answer; a rule, where the answer to what must not be in the result forbids by itself. */
export const labelBefore = (
  { name, label, value }: { name: string; label: string; value: string | null },
  language: Language,
): string => (isAvoid(name) && value && forbids.test(value) ? rule[language] : label);
