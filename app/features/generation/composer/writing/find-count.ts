import type { Facts } from "../composition";
import type { WritingKind } from "./writing-kind";

/** How many results the purpose asks for ("5 questions", "3案"), where it says so in the kind's own units. */
export function findCount({ language, quantities }: Facts, kind: WritingKind): string | undefined {
  const units = kind.counted?.[language];
  if (!units) return undefined;
  const counted = new RegExp(
    language === "ja"
      ? `[0-9０-９一二三四五六七八九十](?:${units})`
      : `(?:^|\\s)\\d[\\d.,]*[\\s-](?:\\p{L}+ ){0,2}?(?:${units})(?!\\p{L})`,
    "iu",
  );
  return quantities.find((piece) => counted.test(piece));
}
