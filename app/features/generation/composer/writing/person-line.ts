import type { Facts } from "../composition";
import { phrases } from "./phrases";
import type { WritingKind } from "./writing-kind";

const praise =
  /推薦状|推薦文|弔辞|eulogy|obituary|(?:recommendation|reference) letter|letter of recommendation|recomendaci[oó]n|elogio f[uú]nebre|obituario/iu;
const grade =
  /^(?:小|中|高|大)[\p{Script=Han}]{0,2}[0-9０-９一二三四五六]|graders?$|^\d+\.?[ºo°]|alumn|estudiante|students?$/iu;

/**
 * The line on a person named with "for" who is not the reader: whom a eulogy or a recommendation speaks of, or
 * the pupil who is to write an essay. Undefined where the person named is the reader.
 */
export function personLine(text: string, facts: Facts, kind: WritingKind): string | undefined {
  const words = phrases[facts.language];
  if (!facts.audience) return undefined;
  if (praise.test(text)) return words.about + facts.audience;
  if (kind.id === "essay" && grade.test(facts.audience)) return words.level + facts.audience;
  return undefined;
}
