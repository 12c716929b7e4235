import type { Language } from "~/languages";

import { chooseGuide } from "./writing/choose-guide";
import type { WritingGuide } from "./writing/writing-kind";

/** How the kind of writing that a text asks for is done well; `kind` is "general" where none is recognised. */
export interface WritingAdvice {
  kind: string;
  guide: WritingGuide;
  imaginative: boolean;
}

/** The composer's knowledge about the kind of writing that is asked for, for a prompt that lacks it. */
export function writingAdvice(text: string, language: Language): WritingAdvice {
  const { kind, guide } = chooseGuide(text, language);
  return { kind: kind.id, guide, imaginative: kind.imaginative ?? false };
}
