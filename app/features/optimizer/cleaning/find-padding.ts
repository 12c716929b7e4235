import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { paddingKinds, type PaddingKind } from "~/features/generator/playbooks/schema";
import { languages } from "~/domain/languages";
import { wordsOf } from "~/features/text/segments";

type FillerRecognizer = ReturnType<Playbooks["fillerRecognizer"]>;

const longestSentence = 240;
/** Letters of languages that no example is in. */
const foreign = /[àâçèêëîïôœùûãõäöß]/iu;
/** A border between clauses. */
const comma = /[,;–—]\s(?:(?:so|and|y|así que)\s)?/giu;
/** Least probability of a sentence with a figure, which may be a fact. */
const leastWithFigure = 0.9;
const figure = /\p{Nd}/u;
/** A task, however vaguely it is wished for: 「なんかいい感じの遊びとか考えてもらえたら嬉しいです」, "please improve this". */
const asksForWork =
  /(?:考え|教え|作っ|つくっ|書い|描い|まとめ|(?<!見)直し|訳し|選ん|調べ|比べ|探し|提案し|翻訳し|添削し)て(?:もら|くれ|くだ|下さ|いただ|頂|ほし|欲し)|\b(?:improve|polish|proofread|re(?:write|phrase|word)|edit|translate|summari[sz]e|shorten) (?:this|it|the|my|these)\b|\b(?:mej[oó]ra|corr[ií]ge|rev[ií]sa|reescr[ií]be|trad[uú]ce|resume)(?:l[oa]s?\b| est[eo]\b)|\b(?:mejorar|corregir|revisar|reescribir|traducir|resumir)l[oa]s?\b/iu;
/** Words of a person about their own work. */
const ofOneself = /^(?:(?:私|わたし|僕|俺)は|[^、。]{1,20}として、.*(?:ました|ます)。?$)/u;
/** A wish about the length, which can be checked. */
const length = /\b(?:long|short|brief|concise)|\b(?:larg|cort|brev|concis)|長|短|簡潔/iu;

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Emoji and exclamation marks without words. */
const cheers = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\u{FE0F}!！\s]{1,40}$/u;
/** Emoji of cheering, which tell nothing of a task. */
export const cheer = /[🚀🔥✨💪🙏🎉⭐🌟💯👏🏆😊😎🤩💥⚡]/u;
/** Variables, data and labels are no sentences. */
const isNoSentence = /[{}[\]"<>|=:：(（*_→↓✓]/;
const isClosed = /[.!?。．！？]$/;
/** Faces that a sentence may have beside its words. */
const faces =
  /(?:[:;=]-?[)DP]|\^_?\^|<3)(?!\S)|[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu;

/**
 * The kind of padding of a sentence: all its words belong to one class of fillers, or it is like known padding; null if it may be needed.
 * `least`: the probability from which on a likeness is enough, 0 to 1.
 */
export function paddingKind(sentence: string, playbooks: Playbooks, least: number): PaddingKind | null {
  const whole = sentence.trim();
  if (cheers.test(whole)) return cheer.test(whole) ? "pressure" : null;
  const said = whole.replaceAll(faces, " ").trim();
  if (said.length > longestSentence || isNoSentence.test(said) || foreign.test(said)) return null;
  if (!isClosed.test(said) && wordsOf(said).filter((word) => /\p{L}/u.test(word)).length < 2) return null;
  const isJapanese = japanese.test(said);
  for (const language of languages) {
    if ((language === "ja") !== isJapanese) continue;
    const known = fillerKind(said, playbooks.fillerRecognizer(language));
    if (known) return known;
    const { padding, kind } = playbooks.readSentence(language, said);
    if ((kind === "quality" && length.test(said)) || asksForWork.test(said)) continue;
    if (kind === "role" && ofOneself.test(said)) continue;
    if (kind && padding >= (figure.test(said) ? leastWithFigure : least)) return kind;
  }
  return null;
}

/** The kind of fillers that a text's words are; of its first clauses, where each of the others is of one kind too. */
function fillerKind(said: string, recognizer: FillerRecognizer): PaddingKind | null {
  const label = recognizer.labelOf(said);
  const kind = paddingKinds.find((name) => name === label);
  if (kind) return kind;
  for (const { index, 0: between } of [...said.matchAll(comma)].toReversed()) {
    if (recognizer.labelOf(said.slice(index + between.length)) === null) continue;
    const first = fillerKind(said.slice(0, index), recognizer);
    if (first) return first;
  }
  return null;
}
