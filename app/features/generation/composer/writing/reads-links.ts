import type { Facts } from "../composition";
import type { WritingKind } from "./writing-kind";

const reading =
  /読んで|読み|もとに|基に|参考|参照|によると|\b(?:read|from|based on|according to|source|see)\b|según|a partir de|basad[oa]|fuente|lee (?:el|la)|artículo/iu;

/** Whether the addresses in a purpose are what the work rests on, rather than links to put into the result. */
export function readsLinks(text: string, facts: Facts, kind: WritingKind): boolean {
  return (
    facts.urls.length > 0 && (kind.slots.some((slot) => slot.material && !slot.onlyIf) || reading.test(text))
  );
}
