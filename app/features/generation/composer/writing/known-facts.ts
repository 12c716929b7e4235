import type { Facts } from "../composition";
import { maskMaterial } from "../facts/mask-material";
import { foldText } from "../fold-text";
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
const enclosed = /添付|(?<!\p{L})(?:attached|adjunt[oa]s?)(?!\p{L})/iu;
const lengthOfRequest = { ja: 14, en: 28, es: 28 };
const lengthOfDetail = { ja: 90, en: 220, es: 220 };

/** Which of the things that a kind of writing may ask for are already told by the purpose. */
export function knownFacts(text: string, facts: Facts, kind: WritingKind): ReadonlySet<Known> {
  const known = new Set<Known>();
  const { language } = facts;
  const tail = /[:：]\s*([\s\S]+)$|\n([\s\S]+)$/.exec(text.replace(/https?:/g, ""));
  const attached = (tail?.[1] ?? tail?.[2] ?? "").trim();
  const enough = kind.quotesAreMaterial ? 2 : language === "ja" ? 15 : 30;
  if (facts.urls.length > 0 || facts.code.length > 0 || attached.length >= enough) {
    known.add("material");
  }
  if (facts.quotes.some((quote) => kind.quotesAreMaterial || quote.length >= 15)) known.add("material");
  if (facts.audience) known.add("audience");
  if (facts.names.length > 0) known.add("names");
  if (facts.places.length > 0) known.add("places");
  if (facts.quantities.length > 0) known.add("quantities");
  if (enclosed.test(text)) known.add("material");
  if (foreign[language].test(maskMaterial(text))) known.add("material");
  if (text.length >= lengthOfRequest[language]) known.add("request");
  if (text.length >= lengthOfDetail[language]) known.add("detail");
  if (facts.quotes.length > 0 || leftOver(text, facts, kind).length >= (language === "ja" ? 1 : 2))
    known.add("topic");
  return known;
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
