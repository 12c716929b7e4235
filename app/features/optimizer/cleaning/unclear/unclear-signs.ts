import type { Language } from "~/domain/languages";

/** Number of characters around some words that tell what they are said for. */
const nearby = 60;

/** Signs behind some words that their meaning follows. */
const explains: Record<Language, RegExp> = {
  ja: /^[^。\n、]{0,5}[（(:：＝=「『]|^(?:、|。)?(?:つまり|すなわち|例えば|たとえば|具体的に)/u,
  en: /^["”]?\s?(?:[(:=]|—|–|- |,? ?(?:i\.e|e\.g|that is|namely|meaning|which (?:is|was|has|means)|such as|for example))/iu,
  es: /^["”»]?\s?(?:[(:=]|—|–|- |,? ?(?:es decir|o sea|por ejemplo|esto es|que (?:es|era|consiste)))/iu,
};

/** Whether the words that end here are followed by what they mean. */
export const isExplainedAfter = (content: string, end: number, language: Language): boolean =>
  explains[language].test(content.slice(end, end + nearby));

/** Words after which a reference is part of a fact, and before which one is. */
const stated: Record<Language, { before: RegExp; after: RegExp }> = {
  ja: { before: /(?!)/u, after: /^(?:です|でした|だ(?!け)|だった|で(?:は|も)?ない)/u },
  en: { before: /(?<!\p{L})(?:was|were|is|are|been|not) $/iu, after: /(?!)/u },
  es: { before: /(?<!\p{L})(?:es|era|fue|son|eran|fueron|no) $/iu, after: /(?!)/u },
};

/** Whether a Japanese sentence states a fact. */
const japaneseFact =
  /(?<!(?:たい|ほしい|欲しい|嬉しい|うれしい|助かる|希望|理想|お願い|よろしい|いい|良い)(?:の|ん)?)(?:です|でした|ました|ています|であった|だった|ている|ていた|った|だ)[。！!]?\s*$/u;
const japaneseOutput =
  /^(?:[。、！!\s]|$)|^[^。、\n]{0,8}?(?:文章|文|メール|手紙|記事|投稿|コピー|キャッチ|タイトル|見出し|スピーチ|内容|資料|スライド|説明|紹介|プロフィール|返信|返事|原稿|表現|言葉|言い回し|デザイン|もの|感じ|仕上がり|仕上げ|構成|ストーリー|物語|PR|企画|提案|名前|案|アイデア|台本|脚本|小説|詩|レポート|報告|ポスター|やつ|出力|回答|答え|要約|まとめ|LP|ブログ|SNS|キャプション|チラシ|ロゴ|形|表|図|写真|動画|歌詞|曲|セリフ|ひとこと|一言|挨拶|案内|告知|お知らせ|招待|ナレーション|プレゼン|カード|看板|描写|書きぶり|雰囲気)/u;
const japaneseAdjective = /(?<!ような)(?:い|な|の|る)$/u;
const japaneseOther = /^[がはもを]|^(?:し|では|じゃ|く|すぎ)?(?:ない|なく|ず|すぎ|過ぎ)/u;

const outputs: Record<"en" | "es", RegExp> = {
  en: /^(?:,? [\p{L}'’-]{1,20}){0,2} (?:captions?|posts?|(?:e-?)?mails?|letters?|messages?|texts?|copy|articles?|blogs?|story|stories|speech|scripts?|intros?|introductions?|descriptions?|titles?|headlines?|names?|slogans?|taglines?|summary|reports?|presentations?|slides|posters?|flyers?|ads?|pitch|bios?|profiles?|content|tone|style|way|manner|voice|language|format|design|layout|reply|response|answers?|notes?|invitations?|newsletters?|websites?|pages?|subject lines?|hooks?|paragraphs?|essays?|poems?|reviews?|proposals?|threads?|tweets?|covers?|resumes?|writing|wording)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:textos?|posts?|publicaci[oó]n(?:es)?|correos?|mails?|cartas?|mensajes?|anuncios?|descripci[oó]n(?:es)?|t[íi]tulos?|esl[oó]gan(?:es)?|presentaci[oó]n(?:es)?|propuestas?|tono|estilo|forma|manera|lenguaje|copys?|guion(?:es)?|discursos?|historias?|cuentos?|carteles?|diseños?|resumen|contenidos?|bios?|nombres?|ideas?|algo|tarjetas?|invitaci[oó]n(?:es)?|art[íi]culos?|sea|sean|quede|queden|suene|suenen|resulte|más)(?: \p{L}+)? $/iu,
};
/** Words before an English manner that is said of the result. */
const saidOfResult =
  /(?:^|[,;:(•–-] ?|(?<!\p{L})(?:be|make (?:it|this|them|that|everything)|keep (?:it|this|them|things|everything)|want (?:it|this|them)|remain|sounds?|feels?|looks?|stays?|more|very|super|really|so|and|but|or|also|something|way) )$/iu;
/** Words that are a manner of their own wherever they stand. */
const isManner = /^(?:in an?|que|con|sin|ni|de (?:una )?(?:forma|manera)) /iu;
/** Sentences about the one who is to do it. */
const ofRole =
  /^(?:you are|you['’]re|act as|imagine you|as an? |eres|act[úu]a|sos|imagina que eres)(?!\p{L})/iu;
/** The end of a clause. */
const clauseEnd =
  /^\s*(?:[.,;:!)\n]|$|(?:and|but|yet|y|e|pero|con|for|para|as|at|to|de unas?|de unos)(?!\p{L})|\p{Extended_Pictographic})/iu;
/** Words by which a manner is not asked for. */
const otherwise =
  /(?<!\p{L})(?:(?:is|was|are|were|am|has|had|have|i['’]m|he['’]s|she['’]s|it['’]s|they['’]re|we['’]re|you['’]re|act as|as an?|role of|something|be an?|find|too|not|without|no|less|never|es|era|son|fue|est[áa]n?|soy|somos|eres|como una?|act[úu]a|sin|nada|menos|muy poco|demasiado)(?: \p{L}+){0,2}|n['’]t(?: \p{L}+)?) $/iu;

/** Words for help to others, which is no wish for this result. */
const forOthers = /(?<!\p{L})(?:tips|advice|guidance|inspire|help users|consejos)(?!\p{L})[^.\n]{0,50}$/iu;

/** Whether unclear words are meant as what is asked for. */
export const isMeant = {
  /** In a prompt. */
  reference: (text: string, start: number, end: number, language: Language): boolean =>
    !stated[language].before.test(text.slice(Math.max(0, start - nearby), start)) &&
    !stated[language].after.test(text.slice(end, end + nearby)),

  /** In a sentence. */
  wish: (text: string, start: number, end: number, language: Language): boolean => {
    const [before, after] = [text.slice(Math.max(0, start - nearby), start), text.slice(end, end + nearby)];
    if (language === "ja") {
      const isLoose = japaneseAdjective.test(text.slice(start, end)) && !japaneseOutput.test(after);
      return !japaneseFact.test(text) && !isLoose && !japaneseOther.test(after);
    }
    if (otherwise.test(before) || forOthers.test(before) || ofRole.test(text)) return false;
    return language === "en"
      ? outputs.en.test(after) ||
          (clauseEnd.test(after) && (saidOfResult.test(before) || isManner.test(text.slice(start, end))))
      : isManner.test(text.slice(start, end)) ||
          outputs.es.test(before) ||
          before.trim() === "" ||
          (/[,:] $/u.test(before) && clauseEnd.test(after));
  },
};
