import type { Language } from "~/languages";
import type { Localized } from "../../composition";

const enVerb =
  "(?:save|add|send|create|notify|reply|classify|sort|move|rename|check|watch|monitor|compare|summari[sz]e|extract|generate|prepare|write|store|upload|download|collect|pull|fetch|read|scan|analy[sz]e|calculate|merge|remove|delete|clean|translate|remind|tell|escalate|assign|publish|attach|enrich|score|translate|hand|DM|ping|message|archive|pay|transfer|convert|enter|find|turn|fix|dedupe|post(?= (?:a|an|the|it|them|to)\\b)|(?:email|order|file|report|log|record|schedule|label|tag|review|book|track|alert|forward|draft|copy|flag|update|export|import|share|match|route|screen|run)(?= (?:a|an|the|it|them|me|us|my|our|each|every|all|any|one|new|[a-z]+s to|[\\w.]+@)))";
const esVerb =
  "(?:(?!lugar|mujer|ayer|familiar|taller|auxiliar|celular)\\p{Ll}{2,}(?:ar|er|ir)(?:l[aeo]s?)?|envía|crea|avisa|guarda|registra|publica|responde|clasifica|prepara|copia|añade|revisa|genera|extrae|resume|notifica|actualiza|manda)(?= )";

const cuts: Localized<RegExp> = {
  ja: /して(?![いほくもおかみ、]|$)|(?<=[\p{Script=Han}ー])して?、|[。\n]|(?<!\s)\s*(?:→|⇒|->|=>)\s*/u,
  en: new RegExp(`(?:[,;.]\\s+|\\s)(?:and then |and |then )?(?=${enVerb}\\b)(?<=[,;.]\\s|and |then )`, "i"),
  es: new RegExp(
    `(?:[,;.]\\s+|\\s)(?:y luego |y después |y |e |luego )?(?=${esVerb})(?<=[,;:.]\\s|\\s[ye] |luego |después )`,
    "u",
  ),
};
const platformFirst = /^(?:n8n|Zapier|Make|GAS|Python|VBA|Power ?Automate)(?:で|を使って|を使い)、?/i;
const openings: Localized<RegExp> = {
  ja: /^(?:、|に|は|に、)+/,
  en: /^(?:please |can you |i (?:want|need|would like) (?:you )?to |we (?:want|need) to |help me )/i,
  es: /^(?:por favor,? |quiero |necesito |queremos |hay que |me gustaría |ayúdame a )/i,
};
const isAction: Localized<RegExp> = {
  ja: /(?:を|に|へ|は|も)[^をにへ]{0,12}[\p{Script=Han}\p{Script=Katakana}ー]{2}$/u,
  en: new RegExp(`^${enVerb}\\b`, "i"),
  es: new RegExp(`^${esVerb}`, "iu"),
};
const japaneseEnd = /(?:したいです|したい|してほしいです?|してください|して下さい|します|する|して|し)?$/;
const thing = /(?:スクリプト|仕組み|ツール|マクロ|システム|ボット|エージェント|フロー|ワークフロー|必要)$/;
const longestAction = 90;

/**
 * The single actions that a purpose asks for, in order and in its words ("save it to Dropbox"); empty unless
 * the whole purpose but its start and its limits can be told apart into two to six of them.
 */
export function readActions(
  text: string,
  language: Language,
  starts: readonly string[],
  conditions: readonly string[],
): string[] {
  const pieces = text
    .split(language === "ja" ? /[。\n]/ : /[.;]\s+|;|\n/)
    .flatMap((sentence) => withoutHeading(sentence, language).split(cuts[language]))
    .filter((piece) => !conditions.some((limit) => isSame(piece, limit)))
    .map((piece, index) => stripped(piece, language, index === 0 ? starts : []))
    .filter((piece) => piece !== "");
  if (pieces.length < 2 || pieces.length > 6) return [];
  const isClear = (piece: string) =>
    piece.length <= longestAction && isAction[language].test(piece) && !thing.test(piece);
  if (!pieces.every(isClear)) return [];
  return language === "ja"
    ? pieces
    : pieces.map((piece) => piece.charAt(0).toLocaleUpperCase(language) + piece.slice(1));
}

/** "Onboarding: create accounts, …" names the whole before its parts. */
function withoutHeading(sentence: string, language: Language): string {
  const rest = /^[^:"“«]{3,90}:\s+(.+)$/.exec(sentence)?.[1];
  return rest && language !== "ja" && isAction[language].test(rest) ? rest : sentence;
}

/** A piece that consists of a limit, give or take a few words, which stands among the rules. */
function isSame(piece: string, limit: string): boolean {
  const said = piece.trim();
  return said !== "" && (limit.includes(said) || (said.includes(limit) && limit.length >= said.length * 0.6));
}

function stripped(piece: string, language: Language, settled: readonly string[]): string {
  let rest = piece
    .trim()
    .replace(/(?<![.,;。、])[.,;。、]+$/u, "")
    .replace(platformFirst, "");
  for (const known of settled)
    if (rest.startsWith(known)) rest = rest.slice(known.length).replace(/^[,、に\s]+/u, "");
  rest = rest.replace(openings[language], "").trim();
  return language === "ja" ? rest.replace(japaneseEnd, "") : rest;
}
