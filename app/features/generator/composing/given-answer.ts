import { foldText } from "~/features/text/fold-text";
import type { VariableKind } from "~/domain/variables";

import { answerText } from "./answer-fields";
import { isAvoid } from "./asides";
import { statedName } from "./stated-facts";

/** Longest words that are looked up, in characters. */
const longest = 30;

/** Words that leave a question open, folded and without apostrophes. */
const opens = [
  "わからない|わかりません|わからないです|わからん|分からない|分かりません|分からないです|知らない|知りません|さあ",
  "特になし|特に無し|特にない|特にないです|特にありません|とくになし|とくにない|何でもいい|何でもいいです|なんでもいい|なんでもいいです|何でも|なんでも|どれでもいい|どちらでもいい|どっちでもいい|どちらでも|お任せ|おまかせ|お任せします|おまかせします|任せる|任せます|こだわりなし|こだわりはない",
  "dunno|i dunno|idk|i dont know|dont know|no idea|not sure|im not sure|unsure|no clue",
  "whatever|anything|anything goes|anything is fine|any|up to you|you decide|you choose|no preference|i dont care|dont care|idc|doesnt matter|it doesnt matter|nothing in particular|nothing special|nothing specific",
  "no se|no lo se|ni idea|no tengo idea|ni la mas minima|no estoy seguro|no estoy segura|quien sabe",
  "lo que sea|lo que quieras|cualquiera|cualquier cosa|da igual|me da igual|me da lo mismo|como quieras|tu decides|vos decidis|usted decida|no importa|sin preferencia|nada en particular|nada en especial|nada especial",
].join("|");

/** Words that exclude nothing. */
const nothing = "なし|無し|ない|ないです|ありません|none|nothing|no|nope|nada|ninguno|ninguna|ningun";

const openAnswer = new Set(opens.split("|"));
const emptyExclusion = new Set(nothing.split("|"));

/**
 * The answer that a text gives, as it stands in the prompt. Empty for words that leave the question open, such as "dunno"; a stated fact
 * and pasted material always stand. Linear in the text.
 */
export function givenAnswer({ name, kind }: { name: string; kind: VariableKind }, text: string): string {
  const answer = answerText(text, kind);
  if (kind === "long_text" || answer.length > longest || statedName(name) !== null) return answer;
  const words = foldText(answer)
    .replace(/['’]/gu, "")
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();
  const isOpen = words === "" || openAnswer.has(words) || (isAvoid(name) && emptyExclusion.has(words));
  return isOpen ? "" : answer;
}
