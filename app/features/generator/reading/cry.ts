const either = (...words: string[]) => `(?:${words.join("|")})`;

const japaneseLead = either(
  "もう|もぉ|ほんと(?:う)?に?|本当に|まじで?|マジで?|なんか|なんだか|全部|ぜんぶ|何もかも|なにもかも|すべて|ちょっと|すごく|とても|かなり",
  "めっちゃ|めちゃくちゃ|さすがに|今日は?|毎日が?|最近|ずっと|心が|心も体も|身も心も|体が|精神的に|気持ちが|生きるのが?|生きてるのが|人生が?",
  "仕事が|会社が|学校が|育児が|介護が|いろいろ|色々|ひとりで?|一人で?|どこかに|どこかへ|もはや|私は?|俺は?|僕は?|あー|ああ|はあ|はぁ",
);
const japaneseCry = either(
  "しん?ど(?:い|すぎる?|すぎて|かった|いよ)|つら(?:い|すぎる?|すぎて|くて|かった)|辛(?:い|すぎる?|くて|かった)|限界|げんかい",
  "(?:消え|逃げ|逃げ出し|死に|しに|いなくなり|泣き|投げ出し|消えてしまい|叫び|楽になり)たい",
  "疲れ(?:た|ました|ちゃった|果てた|切った|きった|てる|ている)|つかれた|くたくた|ボロボロ|ぼろぼろ|へとへと|ヘトヘト",
  "(?:耐え|たえ|頑張れ|がんばれ|立ち直れ|我慢でき|がまんでき|やっていけ|生きていけ)(?:られ)?ない|(?:耐え|頑張れ|立ち直れ|我慢でき)(?:られ)?ません",
  "何も(?:したくない|考えたくない|できない|手につかない)|誰にも会いたくない|生きて(?:い)?たくない|生きて(?:い)?る意味[がもは]?(?:わから|分から)?ない",
  "苦しい|くるしい|寂しい|さみしい|さびしい|淋しい|悲しい|かなしい|孤独|虚しい|むなしい|こわれそう|壊れそう|泣きそう|折れそう|折れた",
  "(?:頭が)?(?:おかしく|変に)なりそう|気が狂いそう|病み?(?:そう|んだ|む)|メンタルが?(?:やばい|崩壊|死んだ)|嫌になった|いやになった|落ち込んでる|落ち込んでいる",
  "(?:明日が|朝が)(?:来るのが)?(?:怖い|こわい)|誰か(?:話を)?聞いて|誰もわかってくれない|居場所がない|イライラする|いらいらする|むしゃくしゃする|モヤモヤする",
);
/** Words that are a cry after "already", and else may refuse or judge something. */
const japaneseAfterMore = either(
  "無理|むり|ムリ|だめ|ダメ|駄目|嫌|いや|イヤ|やだ|ヤダ|やだよ|いやだ|嫌だ|きつい|キツい|キツイ|やばい|おしまい|終わり|おわり",
);
const japaneseEnd = either(
  "です|だ|かも|かもしれない|すぎる|っす|よ|わ|な|なの|んです|んだ|みたい|なあ|なぁ|ー",
);
const japaneseDoubt = either(
  "無理|むり|ムリ|最悪|だめ|ダメ|嫌|いや|やだ|きつい|キツい|助けて|たすけて|誰か助けて|眠れない|やる気が?(?:出|で)ない|自信がない",
  "(?:仕事|会社|学校|部活|バイト|大学|職場)?[をに]?(?:辞め|やめ)たい|(?:仕事|会社|学校|部活|バイト|大学|職場)(?:に|へ)?(?:行きたくない|行けない)|休みたい|ひとりになりたい|一人になりたい",
);

const englishLead = "(?:(?:i (?:just|really|honestly)|i|please|oh god|god|ugh|honestly|just),? )?";
const englishCry = either(
  "(?:can['’]?t|cannot|can not) (?:take|do|stand|bear|handle|cope|go on|keep going|keep doing|live like)(?: with)?(?: (?:it|this|that|life))?(?: any ?(?:more|longer))?",
  "(?:i['’]?m|im|i am|i feel|feeling) (?:so |just |really |completely |totally |utterly |always )?(?:exhausted|tired of (?:everything|it all|life|this)|burn(?:ed|t) out|worn out|drained|overwhelmed|lonely|so sad|sad|depressed|miserable|hopeless|worthless|lost|broken|desperate|numb|empty|fed up|at my limit|at the end of my rope|falling apart|breaking down|not ok(?:ay)?|done with (?:everything|life))",
  "(?:want|wish i could|need) to (?:disappear|die|run away|cry|scream|escape)|it['’]?s (?:all )?too much|everything is too much|everything hurts|(?:hate|so sick of) (?:my life|everything|myself)|(?:have|had) enough of (?:everything|it all|life)",
);
const spanishLead = "(?:(?:ya|es que|la verdad|hoy|de verdad|ay|uf),? )?(?:yo )?";
const spanishCry = either(
  "no (?:puedo|aguanto|doy|resisto|doy para)(?: con (?:todo|esto|la vida))? ?(?:mas)?|no me (?:aguanto|soporto)|no tengo fuerzas(?: para nada)?|no quiero (?:vivir|seguir|saber nada)",
  "estoy (?:tan |muy |completamente |totalmente )?(?:agotad[oa]|cansad[oa] de (?:todo|esto|la vida)|hart[oa](?: de todo)?|quemad[oa]|destrozad[oa]|hech[oa] polvo|saturad[oa]|desesperad[oa]|hundid[oa]|deprimid[oa]|triste|sol[oa]|rot[oa]|al limite|fatal|mal)",
  "me (?:siento|encuentro) (?:tan |muy )?(?:sol[oa]|triste|mal|vaci[oa]|perdid[oa]|hundid[oa]|agotad[oa]|fatal)|me (?:quiero|quisiera) (?:morir|ir lejos)|quiero (?:desaparecer|morir(?:me)?|huir|llorar|gritar|escapar(?:me)?)|me rindo|todo me supera|no aguanto mas",
);
const latinDoubt = either(
  "help(?: me)?|i give up|i quit|ayuda(?:me)?|socorro|no quiero ir (?:a trabajar|al trabajo|al colegio)",
);

const cries = new RegExp(
  `^(?:(?:${japaneseLead} ?){0,4}(?:${japaneseCry}|もう(?:ほんと(?:に)?|本当に|全部|まじで|マジで|ぜんぶ|いろいろ)? ?${japaneseAfterMore})${japaneseEnd}{0,3}|${englishLead}${englishCry}|${spanishLead}${spanishCry})$`,
  "u",
);
const doubts = new RegExp(
  `^(?:(?:${japaneseLead} ?){0,4}${japaneseDoubt}${japaneseEnd}{0,3}|(?:please |por favor,? )?${latinDoubt}(?: please| por favor)?)$`,
  "u",
);
const softens = new RegExp(`^(?:${japaneseLead} ?){1,4}$`, "u");

/** Longest cry, in characters: a longer line has a story, and its own words. */
const longest = 60;

/**
 * Whether a folded line is nothing but a cry of distress: `sure`; `maybe` where its words may also refuse, leave or ask for something.
 * Null for another line.
 */
export function cryOf(folded: string): "sure" | "maybe" | null {
  if (folded.length > longest) return null;
  const parts = folded
    .split(/[、。，．,.!！?？…〜~;；:：\n\p{Extended_Pictographic}\u{fe0f}\u{200d}]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !softens.test(part));
  if (parts.length === 0 || !parts.every((part) => cries.test(part) || doubts.test(part))) return null;
  return parts.some((part) => cries.test(part)) ? "sure" : "maybe";
}
