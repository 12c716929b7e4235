import type { Facts } from "../composition";
import { findPassage } from "../facts/find-passage";
import { maskMaterial } from "../facts/mask-material";
import { readTargetLanguage } from "../facts/read-target-language";
import { foldText } from "~/features/texts/fold-text";
import type { Known, WritingKind } from "./writing-kind";

const filler = {
  ja: /[\p{Script=Hiragana}、。,.!?！？\s]|作成|文章|文面|案|下書|書|作|考|教|願|欲|使|出|お?送|以内|程度|簡単|今日|最近|自分|私|僕|俺|用/gu,
  en: /\b(?:write|make|create|draft|prepare|generate|give|help|need|want|please|can|could|you|me|my|our|your|a|an|the|i|i'd|i'm|to|for|of|in|on|about|with|and|or|some|good|short|long|new|nice|best|like|would|it|this|that|these|from|as|at|by)\b|[^\p{L}\p{N}]/giu,
  es: /(?<!\p{L})(?:escribe|escribir|escríbeme|haz|hazme|crea|crear|redacta|redactar|prepara|genera|dame|ayúdame|ayudame|necesito|quiero|quisiera|por|favor|una?|unos|unas|el|la|los|las|mi|mis|tu|su|nuestr[oa]|de|del|a|al|para|con|sobre|en|y|o|que|este|esta|buen|buena|buenos|corto|corta|nuevo|nueva|me|lo)(?!\p{L})|[^\p{L}\p{N}]/giu,
};

const foreign = {
  ja: /[A-Za-z]+(?:[ ,.'’-]+[A-Za-z]+){3,}/,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/u,
  es: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/u,
};
const lengthOfRequest = { ja: 14, en: 28, es: 28 };
const lengthOfDetail = { ja: 90, en: 220, es: 220 };

/** Which of the things that a kind of writing may ask for are already told by the purpose. */
export function knownFacts(text: string, facts: Facts, kind: WritingKind): ReadonlySet<Known> {
  const known = new Set<Known>();
  const { language } = facts;
  const enough = kind.quotesAreMaterial ? 2 : language === "ja" ? 15 : 30;
  const brought = findPassage(text) !== undefined || attachedText(text).length >= enough;
  if (facts.urls.length > 0 || facts.code.length > 0 || brought) known.add("material");
  if (facts.quotes.some((quote) => kind.quotesAreMaterial || quote.length >= 15)) known.add("material");
  if (facts.audience) known.add("audience");
  if (facts.names.length > 0) known.add("names");
  if (facts.places.length > 0) known.add("places");
  if (facts.quantities.length > 0) known.add("quantities");
  if (foreign[language].test(maskMaterial(text))) known.add("material");
  const given = foreign[language].test(text);
  if (given || readTargetLanguage(maskMaterial(text), language).named) known.add("target");
  if (text.length >= lengthOfRequest[language]) known.add("request");
  const told = facts.names.length + facts.quantities.length + facts.quotes.length + facts.places.length;
  const points = (maskMaterial(text).match(/[、,;；]\s?(?!and |y )/g) ?? []).length;
  const share = text.length / lengthOfDetail[language];
  if (share >= 1 || (told >= 3 && share >= 0.45) || (points >= 3 && share >= 0.25)) known.add("detail");
  if (facts.quotes.length > 0 || leftOver(text, facts, kind).length >= (language === "ja" ? 1 : 2))
    known.add("topic");
  return known;
}

/** What stands after the first colon or line break, where a text to work on is put. */
function attachedText(text: string): string {
  const tail = /[:：]\s*([\s\S]+)$|\n([\s\S]+)$/.exec(text.replace(/https?:/g, ""));
  return (tail?.[1] ?? tail?.[2] ?? "").trim();
}

function leftOver(text: string, facts: Facts, kind: WritingKind): string {
  const { audience, length, deadline, tone, format, outputLanguage } = facts;
  let rest = maskMaterial(text);
  for (const piece of [audience, length, deadline, tone, format, outputLanguage, ...facts.quantities]) {
    if (piece) rest = rest.replace(piece, " ");
  }
  const words = [...kind.keywords[facts.language], ...(kind.hints?.[facts.language] ?? [])]
    .map((word) => foldText(word.replace(/\*$/, "")))
    .sort((a, b) => b.length - a.length);
  rest = foldText(rest);
  for (const word of words) rest = rest.replaceAll(word, " ");
  return rest.replace(filler[facts.language], "");
}
