/** Longest beginning of an answer that is read, in characters. */
const longestPart = 400;

/** Words for an approval by a person, in one language. */
interface Words {
  /** A person approves, or is asked. */
  approves: RegExp;
  /** A person looks at something: an approval only before it goes out. */
  looks: RegExp;
  /** Each time. */
  each: RegExp;
  /** Before it goes out. */
  before: RegExp;
}

const languages: Words[] = [
  {
    approves:
      /(?:私|わたし|僕|俺|自分|上司|店長|社長|部長|課長|所長|院長|校長|園長|編集長|オーナー|担当者|責任者|先生|(?<!客)さん)(?:[^。、\n]{0,8}が[^。、\n]{0,6}(?:OK|ＯＫ|承認|許可)|の(?:OK|ＯＫ|承認|許可)|に[^。、\n]{0,6}(?:OK|ＯＫ|承認|許可|聞[いく]))(?!(?:を出)?した(?!ら|後|あと|うえ|上|もの|分))/iu,
    looks:
      /(?:私|わたし|僕|俺|自分|上司|店長|社長|部長|課長|所長|院長|校長|園長|編集長|オーナー|担当者|責任者|先生|(?<!客)さん)(?:が[^。、\n]{0,6}(?:確認|チェック|見る|見て|目を通)|の(?:確認|チェック)|に[^。、\n]{0,6}見せ)/u,
    each: /毎回|都度|[1一１](?:件|通|つ|本|枚)ずつ|前日まで/u,
    before:
      /(?:送|出|投稿|公開|返信|発送|発注|支払|実行|配信|掲載|削除|予約|注文)[^。、\n]{0,4}前|(?:OK|ＯＫ|承認|許可|確認|チェック|見て|目を通して)[^。、\n]{0,6}(?:から|たら|後に)[^。\n]{0,8}(?:送|出す|投稿|公開|返信|発送|発注|支払|実行|配信|掲載|削除|予約|注文)/iu,
  },
  {
    approves:
      /\b(?:I|we|boss|manager|owner|editor|teacher|lawyer|supervisor|director|partner|colleague)(?: (?:will|must|have to|always|personally))? (?:approve|ok|okay|sign off)s?\b|(?:^|[,:(] ?|\b(?:and|then|but|always|please|must|should) )ask me\b|\b(?:my|our|boss['’]s|manager['’]s|owner['’]s) (?:ok|okay|yes|approval|go-ahead|sign-off)\b|\bapproved by (?:me|us|my|the (?:boss|manager|owner))\b/iu,
    looks:
      /\b(?:I|we|boss|manager|owner|editor|teacher|lawyer|supervisor|director|partner|colleague)(?: (?:will|must|have to|always|personally))? (?:check|review|confirm|see|read|look at)s?\b|(?:^|[,:(] ?|\b(?:and|then|but|always|please|must|should) )show me\b|\b(?:checked|reviewed|confirmed) by (?:me|us|my|the (?:boss|manager|owner))\b/iu,
    each: /\b(?:each|every)(?: single)? (?:(?:one|e?mail|message|reply|answer|post|draft|payment|order|refund|invoice|change|step)\b(?! (?:that|which|who|I|we|they|my|our)\b)|time(?=\s*(?:$|[,:()]|before\b)))/iu,
    before:
      /\b(?:ask|show) me first\b|\bbefore\b[^.\n]{0,24}\b(?:send|sent|sending|go(?:es|ing)? (?:out|live)|post(?:ed|ing)?|publish\w{0,3}|pay(?:ing)?|paid|delet\w{1,3}|order(?:ed|ing)|submit\w{0,4})\b/iu,
  },
  {
    approves:
      /(?<!\p{L})(?:apruebo|autorizo|(?:jef[ea]|dueñ[oa]|encargad[oa]|gerente|director|directora|soci[oa]) (?:lo |la |los |las )?(?:aprueb[ae]|autori[cz][ae]|da el visto bueno)|(?:mi|nuestra|nuestro) (?:aprobación|visto bueno|ok|permiso|autorización)|doy (?:el|mi) (?:visto bueno|ok)|pregúntame|consúltame)(?!\p{L})/iu,
    looks:
      /(?<!\p{L})(?:muéstrame|enséñame|reviso|compruebo|confirmo|miro|leo|(?:jef[ea]|dueñ[oa]|encargad[oa]|gerente|director|directora|soci[oa]) (?:lo |la |los |las )?(?:revis[ae]|comprueb[ae]|confirm[ae]))(?!\p{L})/iu,
    each: /(?<!\p{L})cada (?:un[oa]|vez|mensaje|correo|respuesta|publicación|borrador|pago|pedido|factura|cambio|paso)(?!\p{L}| que(?!\p{L}))/iu,
    before:
      /(?<!\p{L})antes de[^.\n]{0,24}(?<!\p{L})(?:envi|enví|mand|public|publiq|pag|borr|salg|salir|sal(?:e|ga)|respond|contest)/iu,
  },
];

/** A named person approves: "Lee approves each one", "Jorge aprueba cada uno". A named service approves payments. */
const named =
  /(?<!\p{L})(?!(?:It|This|That|AI|Claude|ChatGPT|Gemini|Codex|Copilot|Agent|Bot|System)(?!\p{L}))\p{Lu}\p{Ll}{1,20} (?:(?:approves|OKs|okays|signs off)(?: on)? (?:it|them|everything|(?:each|every)(?: single)? (?:one|e?mail|message|reply|answer|post|draft))|(?:aprueba|autoriza) (?:todo|cada (?:un[oa]|mensaje|correo|respuesta|publicación|borrador)))(?!\p{L})/u;

/** Only a draft: nothing goes out. */
const drafts =
  /下書き(?:まで|だけ|のみ)(?:$|[、（(]|に(?:する|して)|を?(?:作|書|保存))|\bdrafts? only(?:$|[,:(])|^(?:(?:write|make|prepare|save) )?(?:only|just) (?:a )?drafts?(?:$|[,:(]| (?:it|them|and|for)\b)|(?<!\p{L})solo (?:un )?borrador(?:$|[,:(])/iu;

/** No approval by a person is wanted, or it is unclear which. */
const denials =
  /不要|いらない|なしで|なくて|なくても|せずに|しないで|自動(?:で|的に)?(?:OK|ＯＫ|承認|許可)|\bapprov\w{1,3}\b[^,]{0,40}\bautomatically\b|(?<!\p{L})(?:aprueb|autori[cz])\p{L}{0,3}(?!\p{L})[^,]{0,40}automática|\b(?:without|no need|not|never|\w{2,6}n['’]t)\b|(?<!\p{L})(?:sin|no|nunca)(?!\p{L})/iu;

/** Whether an answer has a person approve each time before something is done. In doubt it does not. */
export function asksApproval(answer: string): boolean {
  const sentences = answer
    .slice(0, longestPart)
    .split(/[。！!;\n]|\.(?:\s|$)/u)
    .map((sentence) => sentence.trim());
  return sentences.some(
    (sentence) => !denials.test(sentence) && (drafts.test(sentence) || isApproved(sentence)),
  );
}

const isApproved = (sentence: string) =>
  languages.some(({ approves, looks, each, before }) => {
    const isAsked = approves.test(sentence) || named.test(sentence);
    return (
      (isAsked && (each.test(sentence) || before.test(sentence))) ||
      (looks.test(sentence) && before.test(sentence))
    );
  });
