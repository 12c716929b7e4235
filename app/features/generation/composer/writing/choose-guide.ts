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
  return {
    kind: { ...kind, slots },
    guide: { ...kind.guide[language], ...form?.guide[language], ...occasion?.guide[language] },
  };
}
