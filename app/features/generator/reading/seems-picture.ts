/** Lines that name a picture or a print as the thing to make. */
const made = [
  /(?<!(?:この|その|あの|どの|た|ない|いる|ている|クッキー|cookie|同意)の?)(?:ポスター|チラシ|ちらし|フライヤー|ロゴ(?:マーク)?|バナー|イラスト|挿絵)(?:の?(?:デザイン|絵))?(?:[をが]?(?:作って|作りたい|作る|作成して|つくって|描いて|デザインして|お願い|ほしい|欲しい)(?:ほしい|ください|します)?)?[。!！]?$/u,
  /^(?:(?:(?:please )?(?:make|design|create|draw|i (?:need|want))(?: me)? )(?:an? |the |my |our )?|an? |(?!(?:add|analy[sz]e|block|change|check|close|compare|critique|describe|edit|explain|find|fix|hang|hide|improve|judge|move|print|rate|remove|replace|resize|test|translate|update)\b))(?:(?!(?:an?|the|this|that|these|those|my|our|your|its|for|of|with|on|in|and)\b)[\p{L}'’-]+ ){0,3}(?:poster|fl[iy]er|logo|(?<!(?:cookie|consent) )banner|illustration)(?: design)?(?: (?:for|of|about|with|to|in|on)\b.*)?[.!]?$/iu,
  /^(?:(?:haz(?:me)?|dise[ñn]a(?:r|me)?|crea(?:r|me)?|dibuja(?:r|me)?|quiero|necesito) (?:una? |el |la )?|una? )?(?:cartel|p[óo]ster|afiche|folleto|logo(?:tipo)?|banner|ilustraci[óo]n)(?: .*)?$/iu,
];

/** Words for what is said or written there, or about it. */
const written =
  /文|コピー|言葉|言い|案内状|メール|依頼|見積|説明|感想|意見|\b(?:text|copy|words?|wording|slogan|tagline|mail|email|letter|message|brief|quote|review|feedback|names?)\b|(?<!\p{L})(?:texto|frase|lema|eslogan|correo|carta|mensaje|presupuesto|opini[óo]n|nombre)(?!\p{L})/iu;

/** Longest line that is read, in characters: a longer one says more than a picture. */
const longestLine = 200;

/** Whether a line asks for a picture or a print: a poster, flyer, logo, banner or illustration rather than its text. */
export function seemsPicture(line: string): boolean {
  const text = line.trim();
  if (text.length > longestLine || written.test(text)) return false;
  return made.some((pattern) => pattern.test(text));
}
