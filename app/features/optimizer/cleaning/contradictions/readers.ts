import type { Language } from "~/domain/languages";

import type { WishedSentence } from "./wished-sentences";
import type { Pair, Wish } from "./wishes";

/** The scales on which a text has one reader: what they know, how old they are, on which side and how high they stand. */
type Traits = Readonly<Partial<Record<"knows" | "age" | "side" | "rank" | "gender", string>>>;

interface Readers {
  /** The frames of a sentence that names its readers; the group `who`. */
  frames: readonly RegExp[];
  /** Words for readers, with what they tell. */
  words: readonly (readonly [RegExp, Traits])[];
  /** Readers of two kinds, or of all. */
  several: RegExp;
}

const readers: Record<Language, Readers> = {
  ja: {
    frames: [
      /^(?:(?:また|なお|あと)、?)?(?:想定)?(?:読者|読み手|読む(?:人|のは|方)|対象読者|対象者?|ターゲット|聞き手|配る相手|配布先|見る人)(?:層)?(?:は|：|:|が)、?(?<who>[^。\n]{1,30})/u,
      /(?<who>[^、。はがを\n]{1,14}?)(?:の(?:方々?|人|皆さん|みなさん|かた))?(?:向け|むけ|に向けて|に向けた|を対象に)/u,
      /(?<who>[^、。はがを\n]{1,14}?)(?:だけ)?が(?:そのまま|自分で)?読(?:む|める|んで)(?!前|と)/u,
      /(?<who>[^、。はがを\n]{1,14}?)に(?:説明する|話す|教える|語る)(?:よう|つもり|感じ)/u,
    ],
    words: [
      [
        /幼児|園児|小学生|低学年|[小1一二三四五六]年生|キッズ|子ども(?!の(?:親|保護者))|子供(?!の(?:親|保護者))/u,
        { age: "child", knows: "little" },
      ],
      [/中学生|中[1-3]|高校生|ティーン/u, { age: "teen" }],
      [/大学生|学生(?!時代)/u, { age: "student" }],
      [/社会人|主婦|主夫|保護者|親御|ビジネスマン|会社員|[3-6]0代/u, { age: "adult" }],
      [/高齢者|シニア|お年寄り|年配/u, { age: "old" }],
      [/初心者|初学者|未経験|素人|入門者|ビギナー|何も知らない|一般の(?:人|方)|専門外/u, { knows: "little" }],
      [
        /専門家|研究者|エンジニア|技術者|開発者|上級者|プロの|医師|弁護士|税理士|会計士|経験者|学会/u,
        { knows: "much", age: "adult" },
      ],
      [/お客|顧客|取引先|来場者|利用者|消費者/u, { side: "out" }],
      [/社内|社員|従業員|スタッフ|同僚|職員/u, { side: "in" }],
      [/社長|役員|経営(?:者|層|陣)|部長|管理職|上司|幹部/u, { rank: "high", side: "in" }],
      [
        /新人|新入社員|新卒|職人|現場(?:の|スタッフ|作業)|アルバイト|パート|部下/u,
        { rank: "low", side: "in" },
      ],
      [/男性/u, { gender: "men" }],
      [/女性/u, { gender: "women" }],
    ],
    several: /[やと・]|および|から|まで|両方|みんな|誰でも|問わず|兼|にも|でも|も/u,
  },
  en: {
    frames: [
      /(?<!\p{L})(?:readers?|audience|target(?: audience| readers?| group)?|listeners?)(?: (?:is|are|will be)|:) (?<who>[^.!?;\n]{2,50})/iu,
      /(?<!\p{L})(?:aimed at|written for|intended for|targeted at|geared (?:to|towards?)|meant for|for an audience of|the tone is for) (?<who>[^.!?;\n]{2,50})/iu,
      /^(?:please |and |but |also )?(?:write|explain|pitch|keep|make|phrase|word) (?:it|this|that|everything|the (?:text|post|article|guide|whole thing)|\p{L}+(?: \p{L}+)?) (?:for|to|so that|so) (?<who>[^.!?;\n]{2,50})/iu,
      /^(?:it|this)['’]?s? (?:is |should be )?for (?<who>[^.!?;\n]{2,50})/iu,
    ],
    words: [
      [
        /\b(?:kids?|children|toddlers?|[3-9](?:-| )year(?:-| )olds?|1[0-2](?:-| )year(?:-| )olds?|(?:first|second|third|fourth|fifth|sixth)[- ]graders?|primary school|elementary)\b/iu,
        { age: "child", knows: "little" },
      ],
      [/\b(?:teenagers?|teens|high[- ]school(?:ers?)?)\b/iu, { age: "teen" }],
      [/\b(?:college|university|undergrad\w*) ?(?:students)?\b/iu, { age: "student" }],
      [/\b(?:adults|parents|grown-?ups|working professionals|homeowners?)\b/iu, { age: "adult" }],
      [/\b(?:seniors|retirees|pensioners|elderly|older (?:people|adults))\b/iu, { age: "old" }],
      [
        /\b(?:beginners?|novices?|newbies|lay ?(?:people|men|persons?)|non-?experts?|general (?:public|audience|readers?)|total strangers to|no (?:prior |previous )?(?:knowledge|experience|background))\b/iu,
        { knows: "little" },
      ],
      [
        /\b(?:experts?|specialists?|engineers|developers|programmers|doctors|physicians|researchers|academics|scientists|physicists|lawyers|accountants|(?:financial )?analysts|phds?)\b/iu,
        { knows: "much", age: "adult" },
      ],
      [/\b(?:customers|clients|guests|patients|shoppers|visitors)\b/iu, { side: "out" }],
      [
        /\b(?:staff|employees|colleagues|coworkers|co-workers|internal(?:ly)?|(?:my|our|the) team)\b/iu,
        { side: "in" },
      ],
      [
        /\b(?:ceo|cfo|executives|board(?: members)?|senior management|managers|directors|investors)\b/iu,
        { rank: "high", age: "adult" },
      ],
      [/\b(?:new (?:hires|starters|employees)|interns|trainees|apprentices)\b/iu, { rank: "low" }],
      [/\bmen\b/iu, { gender: "men" }],
      [/\bwomen\b/iu, { gender: "women" }],
    ],
    several: /\b(?:and|or|both|as well as|alike|everyone|all ages|even|could|can)\b|&|\//iu,
  },
  es: {
    frames: [
      /(?<!\p{L})(?:lectores|lector|público|audiencia|destinatarios?|oyentes)(?: objetivo)?(?: (?:es|son|será|serán)|:) (?<who>[^.!?;\n]{2,50})/iu,
      /(?<!\p{L})(?:dirigid[oa] a|va dirigid[oa] a|orientad[oa] a|pensad[oa] para|destinad[oa] a) (?<who>[^.!?;\n]{2,50})/iu,
      /^(?:por favor,? |y |pero )?(?:escr[ií]b[ea]l[oa]|escribil[oa]|explíc[ao]l[oa]|explical[oa]|hazl[oa]|hacel[oa]|redáctal[oa]|redactal[oa]|que sea|es) (?:para|a) (?<who>[^.!?;\n]{2,50})/iu,
    ],
    words: [
      [
        /(?<!\p{L})(?:niñ[oa]s|peques|chicos de primaria|primaria|[3-9] años|1[0-2] años)(?!\p{L})/iu,
        { age: "child", knows: "little" },
      ],
      [/(?<!\p{L})(?:adolescentes|secundaria|bachillerato)(?!\p{L})/iu, { age: "teen" }],
      [/(?<!\p{L})universitari[oa]s(?!\p{L})/iu, { age: "student" }],
      [/(?<!\p{L})(?:adult[oa]s|padres|madres)(?!\p{L})/iu, { age: "adult" }],
      [/(?<!\p{L})(?:jubilad[oa]s|personas mayores|abuel[oa]s|tercera edad)(?!\p{L})/iu, { age: "old" }],
      [
        /(?<!\p{L})(?:principiantes|novat[oa]s|profan[oa]s|público general|no expert[oa]s|gente sin (?:conocimientos|experiencia))(?!\p{L})/iu,
        { knows: "little" },
      ],
      [
        /(?<!\p{L})(?<!no )(?:expert[oa]s|especialistas|ingenier[oa]s|desarrolladores|programadores|médic[oa]s|investigadores|científic[oa]s|abogad[oa]s|economistas|contador(?:es|as))(?!\p{L})/iu,
        { knows: "much", age: "adult" },
      ],
      [/(?<!\p{L})(?:client[ea]s|pacientes|huéspedes|usuari[oa]s)(?!\p{L})/iu, { side: "out" }],
      [/(?<!\p{L})(?:emplead[oa]s|personal interno|compañer[oa]s|plantilla)(?!\p{L})/iu, { side: "in" }],
      [
        /(?<!\p{L})(?:directiv[oa]s|gerentes?|jef[ea]s?|inversores|junta)(?!\p{L})/iu,
        { rank: "high", age: "adult" },
      ],
      [/(?<!\p{L})(?:becari[oa]s|aprendices|nuev[oa]s emplead[oa]s)(?!\p{L})/iu, { rank: "low" }],
      [/(?<!\p{L})hombres(?!\p{L})/iu, { gender: "men" }],
      [/(?<!\p{L})mujeres(?!\p{L})/iu, { gender: "women" }],
    ],
    several: /(?<!\p{L})(?:y|e|o|u|tanto|ambos|todos|cualquiera|incluso|hasta)(?!\p{L})|\//iu,
  },
};

interface Read extends Wish {
  traits: Traits;
}

function readersIn(sentence: WishedSentence, { frames, words, several }: Readers): Read[] {
  const { text } = sentence;
  const who = frames.flatMap((frame) => frame.exec(text)?.groups!.who ?? [])[0]?.split(",", 1)[0];
  if (who === undefined || several.test(who)) return [];
  const traits = Object.assign({}, ...words.flatMap(([word, is]) => (word.test(who) ? [is] : []))) as Traits;
  return Object.keys(traits).length === 0 ? [] : [{ sentence, start: 0, end: text.length, traits }];
}

const differ = (one: Traits, other: Traits): boolean =>
  (Object.keys(one) as (keyof Traits)[]).some(
    (scale) => other[scale] !== undefined && other[scale] !== one[scale],
  );

/** Two readers of one text. A prompt that names more has several texts. */
export function pairsOfReaders(sentences: readonly WishedSentence[], language: Language): Pair[] {
  const found = sentences.flatMap((sentence) => readersIn(sentence, readers[language]));
  const [one, other, ...more] = found;
  return one &&
    other &&
    more.length === 0 &&
    one.sentence.heading === other.sentence.heading &&
    differ(one.traits, other.traits)
    ? [[one, other]]
    : [];
}
