import type { Language } from "~/languages";

const verbs =
  "教える|教わる|習う|折る|描く|書く|作る|磨く|縫う|植える|昼寝する|居眠りする|丸くなる|飛び上がる|飛び出す|飛び込む|飛び跳ねる|振り返る|振り向く|見守る|手を伸ばす|差し出す|抱き上げる|見送る|追いかける|追う|向かう|探す|見つける|握る|出会う|並ぶ|集まる|走り回る|はしゃぐ|抱き合う|乾杯する|応援する|演奏する|釣る|走る|歩く|飛ぶ|眠る|寝る|座る|立つ|読む|食べる|飲む|泳ぐ|踊る|笑う|見上げる|眺める|見つめる|弾く|歌う|働く|遊ぶ|乗る|持つ|抱く|抱える|抱きしめる|待つ|登る|滑る|跳ぶ|跳ねる|戦う|料理する|勉強する|話す|打つ|蹴る|投げる|駆ける|駆け抜ける|走り抜ける|浮かぶ|咲く|流れる|昇る|沈む|手を振る|淹れる|焼く|飛び立つ|旅する|くつろぐ|寝転ぶ|微笑む|見下ろす|運ぶ|編む|洗う|掃除する|散歩する|作業する|祝う";
const product = "ポスター|バナー|広告|サムネ|プロンプト|ロゴ|アイコン|アプリ|サービス";
const patterns: Record<Language, RegExp> = {
  ja: new RegExp(
    `((?!と言|とい)[^、。，\\s「」『』：:]{0,24}?(?:${verbs}|[\\p{Script=Han}\\p{Script=Katakana}]{2,4}(?<!紹介|解説|説明|使用|掲載|作成|表現|宣伝|告知|募集|案内|象徴|連想|意識|想像|強調|利用|活用|設置|販売|発売|開催|配布|統一|イメージ|アピール)する|[\\p{Script=Han}\\p{Script=Hiragana}]{1,8}(?:てい|でい|て)る))(?=[\\p{Script=Han}\\p{Script=Katakana}\\d]|おじ|おば|瞬間|シーン|ところ|姿|様子|$|、|。)(?!${product})`,
    "u",
  ),
  en: /(?<=[\p{L}\d]\s)(?<!(?:^|\s)(?:an?|the|of|for|about|on|to|and|my|our|is|with|in|by|from|how)\s)(?![a-z]+ing (?:nook|room|corner|bag|pad|glasses|machine|pool|shoes|app|studio|class|school|board|chair|desk|table|cent(?:er|re)|festival|contest|light|star)\b)(?!(?:invoicing|billing|recording|editing|evening|morning|building|painting|drawing|wedding|clothing|ceiling|lighting|setting|spring|string|king|ring|thing|something|nothing|everything|during|including|featuring|showing|using|marketing|training|meeting|opening|amazing|interesting|exciting|relaxing|charming|living|dining|being|branding|landing|shopping|advertising|greeting|engineering|wearing|wing|sling|explaining|introducing|promoting|announcing|rendering|closing|cooking|baking|recruiting|onboarding|setting|timing|pricing|parking|heading|styling|depicting|having|looking for|making of|welcoming)\b)[a-z]+ing\b[^,.;:!?\n]{0,60}?(?=[,.;:!?\n]|$|\s(?:in (?:a|the) style|in \S+ style|with (?:no|soft|warm)|at (?:night|sunset|dawn|dusk|golden)|during|for (?:a|an|my|our|the)|as an?|without|\d))/iu,
  es: /(?<!\p{L})(?!cuando|comando|bando|mando|mostrando|explicando|usando|incluyendo|presentando|promocionando|anunciando|atendiendo)(?:\p{L}{2,}(?:ando|iendo|yendo)|que (?:corre|camina|salta|vuela|duerme|baila|canta|lee|come|bebe|mira|nada|toca|juega|trabaja|cocina|pasea|monta|espera|descansa|sube|cae|brilla)n?)(?!\p{L})[^,.;:!?\n]{0,60}?(?=[,.;:!?\n]|$|\s(?:a c[aá]mara lenta|en c[aá]mara lenta|al (?:atardecer|amanecer|anochecer)|de noche|por la noche|en estilo|con estilo|estilo|sin|para|\d))/iu,
};

/** What the subject does, verbatim, when the purpose says so. */
export function readAction(text: string, language: Language): string | undefined {
  return patterns[language].exec(text)?.[0].trim() || undefined;
}
