import type { Language } from "~/languages";

import { sentencesOf, type Sentence } from "./sentences";

const requests: Record<Language, RegExp> = {
  ja: /(?:して|書いて|作って|教えて|考えて|まとめて|直して|出して|挙げて|訳して|答えて|示して|選んで|見て|作成|提案|要約|翻訳|説明|分析|添削|整理|比較)(?:ください|下さい|くれ(?:ますか)?|ほしい(?:です)?|欲しい(?:です)?|もらえますか|いただけますか|お願い(?:します|いたします)?|をお願い(?:します|いたします)?|する|せよ|しなさい|したい(?:です)?)?[。！!？?\s]*$|(?:お願いします|ください|下さい|しなさい|せよ)[。！!\s]*$/,
  en: /^\s*(?:so[, ]+|now[, ]+|based on (?:this|that|the above)[, ]+|with (?:this|that) in mind[, ]+|given (?:this|that|the above)[, ]+)?(?:please |kindly )?(?:can you |could you |would you |i (?:want|need|would like) you to |i'd like you to |help me |your task is |the task is )?(?:please )?(?:write|create|make|draft|prepare|generate|give me|list|summari[sz]e|translate|explain|describe|analy[sz]e|compare|review|rewrite|improve|fix|suggest|propose|design|develop|build|plan|act as|produce|compose|turn|convert|help me|tell me|answer|classify|extract|identify|evaluate|outline|come up with|recommend)\b/i,
  es: /^\s*(?:as[íi] que[, ]+|por eso[, ]+|con esto[, ]+|ahora[, ]+|teniendo esto en cuenta[, ]+)?(?:por favor[, ]+)?(?:¿?(?:puedes|podr[íi]as) |(?:quiero|necesito|me gustar[íi]a) que )?(?:por favor[, ]+)?(?:escrib[ea]\p{L}*|redact[ae]\p{L}*|cre[ae]\p{L}*|haz(?:me)?|hagas|prepar[ae]\p{L}*|gener[ae]\p{L}*|dame|resum[ea]\p{L}*|traduc\p{L}+|explic[a]\p{L}*|describ[ea]|analiza\p{L}*|compara\p{L}*|revisa\p{L}*|reescribe|mejora|corrige|sugiere|prop[óo]n\p{L}*|diseña|desarrolla|planifica|act[úu]a como|ay[úu]dame|dime|clasifica|extrae|eval[úu]a|recomi[ée]nda\p{L}*)(?!\p{L})/iu,
};

/** The sentences of a text that ask for something. `spoken` is the text with its material masked. */
export function requestsOf(spoken: string, language: Language): Sentence[] {
  return sentencesOf(spoken).filter(({ text }) => requests[language].test(text));
}
