import type { Facts } from "../composition";
import { phrases } from "./phrases";
import { slots } from "./slots";
import type { Slot, WritingGuide, WritingKind } from "./writing-kind";

/** What is taken for granted, and what to do where something is missing. */
export function assumptionItems(
  facts: Facts,
  kind: WritingKind,
  guide: WritingGuide,
  asked: readonly Slot[],
  hasInputs: boolean,
): string[] {
  const words = phrases[facts.language];
  const material = asked.find((slot) => slot.material)?.text[facts.language].name;
  const gaps = () => {
    if (kind.imaginative) return hasInputs ? words.unfilledFreely : words.freely;
    if (kind.quotesAreMaterial && !hasInputs && kind.slots.some((slot) => slot.material))
      return words.unclear;
    return hasInputs ? words.unfilled : words.missing;
  };
  return [
    ...(facts.audience || asked.includes(slots.recipient) ? [] : [guide.reader]),
    ...(facts.deadline ? [words.dueRule] : []),
    ...(material ? [words.noMaterial(material)] : []),
    ...(material && asked.length === 1 ? [] : [gaps()]),
  ];
}
