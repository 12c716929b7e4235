import { slots } from "./slots";
import type { Known, Slot, WritingKind } from "./writing-kind";

/** The inputs to ask for, most important first: what matters to the kind and is not told by the purpose. */
export function neededSlots(
  text: string,
  kind: WritingKind,
  known: ReadonlySet<Known>,
  most: number,
): readonly Slot[] {
  const answers = known.has("material") && slots.received.onlyIf.test(text);
  const own = kind.slots.some((slot) => slot.material && !slot.onlyIf);
  return [...(own ? [] : [slots.reference]), ...kind.slots]
    .filter(
      (slot: Slot) =>
        !slot.unless.some((fact) => known.has(fact)) &&
        (slot.onlyIf?.test(text) ?? true) &&
        !slot.told?.test(text) &&
        !(answers && slot === slots.recipient),
    )
    .slice(0, Math.max(0, most));
}
