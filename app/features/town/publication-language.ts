import type { PromptLanguage } from "~/domain/prompt-languages";
import { knownLanguage } from "~/features/generator/reading/language";

interface Texts {
  originalInput: string;
  title?: string | null;
  description?: string | null;
  content: string;
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/gu;

/** Latin letters of neither English nor Spanish: loanwords have few of them, texts of other languages many. */
const foreign = /[àâãäåæçèêëîïìòôõöøœùûßğışąćęłńśźżčěřšťůžőű]/g;
const mostForeign = 0.006;
const loanwords = 2;

/** The likeliest language of a prompt's texts together; `other` for one that the site does not speak, or unknown. */
export function publicationLanguage({ originalInput, title, description, content }: Texts): PromptLanguage {
  const texts = [originalInput, title, description, content].filter(Boolean).join("\n").normalize("NFC");
  const letters = texts.match(/\p{L}/gu)?.length ?? 0;
  const isJapanese = kana.test(texts);
  const strange = texts.toLowerCase().match(foreign)?.length ?? 0;
  if (!isJapanese && strange > loanwords && strange > letters * mostForeign) return "other";
  // Without kana it is Chinese, and decides only where there is nothing else.
  const characters = isJapanese ? 0 : (texts.match(han)?.length ?? 0);
  if (characters > letters / 4) return "other";
  return knownLanguage(characters > 0 ? texts.replace(han, " ") : texts) ?? "other";
}
