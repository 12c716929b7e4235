import { knownLanguage } from "~/features/generator/reading/language";
import { comparedWords, runsOf, sharedPart } from "~/features/text/likeness";
import { sentencesOf } from "~/features/text/segments";

/** Characters without marks from which a text can be told from another. */
const tellable = 40;

/** The share of a text that an improvement keeps and a finished piece of work does not; in Japanese a run is more words. */
const keptShare = { ja: 0.2, other: 0.5 };

/** Characters at the start of a sentence, and at its end, that tell what it orders. */
const longestStart = 60;
const longestEnd = 24;

/** The start of a sentence that orders a text of an AI, or gives it a role; finished work orders other things: "bring", "call". */
const ordersAtStart =
  /^\W{0,8}(?:(?:please|then|your task is to|i want you to|por favor),? )?(?:(?:write|draft|compose|create|design|generate|produce|summari[sz]e|translate|rewrite|explain|list|outline|brainstorm|analy[sz]e) |(?:make|prepare|plan|build|develop|give)(?: me)? (?:an?|\d+) |(?:act as|you are) (?:an?|the) |(?:escribe|redacta|crea|diseña|elabora|genera|resume|traduce|explica|enumera|analiza|reescribe) |(?:haz|hazme|prepara|planifica|dame) (?:una?|\d+) |(?:actúa como|eres) )/iu;
const ordersAtEnd =
  /(?:(?:書い|作っ|考え|まとめ|(?:作成|生成|出力|要約|翻訳|提案|説明|企画|設計|分析|添削)し|挙げ|書き直し)て(?:ください|下さい|ほしい(?:です)?|欲しい(?:です)?|くれ)?|書く|書け|(?:作成|生成|出力|要約|翻訳|提案|企画|設計)(?:する|せよ|すること)?)[。．！\s]{0,3}$/u;

/** Whether a sentence orders a text, as prompts do. */
const ordersText = (sentence: string): boolean =>
  ordersAtStart.test(sentence.slice(0, longestStart)) || ordersAtEnd.test(sentence.slice(-longestEnd));

/**
 * Whether a text may be an improvement of the given one: it keeps enough of its words, or it still orders a text; or there are too few words
 * to tell.
 */
export function isImprovement(text: string, given: string): boolean {
  const words = comparedWords([given]);
  const share = keptShare[knownLanguage(given) === "ja" ? "ja" : "other"];
  return (
    words.length < tellable ||
    sharedPart(words, runsOf(comparedWords([text]))) >= share ||
    sentencesOf(text).some(({ start, end }) => ordersText(text.slice(start, end)))
  );
}
