import type { Language } from "~/languages";
import { recogniseKind } from "../recognise-kind";
import { general } from "./kinds/general";
import type { WritingGuide, WritingKind } from "./writing-kind";
import { writingKinds } from "./writing-kinds";

/** The kind of writing that a purpose asks for, and its guide for this shape of result and this occasion. */
export function chooseGuide(text: string, language: Language): { kind: WritingKind; guide: WritingGuide } {
  const kind = recogniseKind([...writingKinds, general], text, language) ?? general;
  const form = recogniseKind(kind.forms ?? [], text, language);
  const occasion = recogniseKind(kind.variants ?? [], text, language);
  const slots = form?.slots ?? occasion?.slots ?? kind.slots;
  const guide = { ...kind.guide[language], ...form?.guide[language], ...occasion?.guide[language] };
  return { kind: { ...kind, slots }, guide: { ...guide, steps: withOpening(guide) } };
}

const subjectLine = /件名|subject line|(?<!\p{L})asunto(?!\p{L})/iu;

/** A letter has no subject line to begin with. */
function withOpening({ steps, opening }: WritingGuide): readonly string[] {
  const [first = "", ...rest] = steps;
  return opening && subjectLine.test(first) ? [opening, ...rest] : steps;
}
