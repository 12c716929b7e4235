import type { HiddenCharacter } from "~/features/text/hidden-characters";
import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

interface HiddenNoteProps {
  sentence: "pasted" | "publish";
  hidden: readonly HiddenCharacter[];
}

/** Kinds of characters that a note names at most. */
const mostNames = 8;

/** The hidden characters of a text, by code point with their numbers; nothing without one. */
export function HiddenNote({ sentence, hidden }: HiddenNoteProps) {
  const { t } = useTranslation("transfer");
  if (hidden.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { codePoint } of hidden) counts.set(codePoint, (counts.get(codePoint) ?? 0) + 1);
  const names = [...counts].slice(0, mostNames).map(([codePoint, count]) => `${codePoint} ×${count}`);
  return <Notice>{t(`note.${sentence}`, { names: names.join(", ") })}</Notice>;
}
