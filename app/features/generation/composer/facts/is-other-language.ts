import { spokenPart } from "./spoken-part";
import { weighLanguages } from "./weigh-languages";

/** Whether a purpose is written in a language that is neither Japanese, English nor Spanish. */
export function isOtherLanguage(text: string): boolean {
  const spoken = spokenPart(text);
  const { chinese, other, english, spanish, japanese, romaji } = weighLanguages(spoken);
  if (chinese) return true;
  const letters = (spoken.match(/\p{L}/gu) ?? []).length;
  const known = (spoken.match(/\p{Script=Latin}/gu) ?? []).length + japanese;
  if (letters > 0 && known < letters / 2) return true;
  return japanese === 0 && romaji === 0 && other >= 2 && other > Math.max(english, spanish);
}
