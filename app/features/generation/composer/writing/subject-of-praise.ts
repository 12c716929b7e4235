import type { Facts } from "../composition";

const praise =
  /推薦状|推薦文|弔辞|eulogy|obituary|(?:recommendation|reference) letter|letter of recommendation|recomendaci[oó]n|elogio f[uú]nebre|obituario/iu;

/** Whom a eulogy or a recommendation speaks of: the person named with "for" is not the one who reads it. */
export function subjectOfPraise(text: string, facts: Facts): string | undefined {
  return praise.test(text) ? facts.audience : undefined;
}
