import type { Language } from "~/languages";
import type { Localized } from "../../composition";
import { firstMatch } from "../../facts/first-match";

const jaPerson =
  "[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z]{0,8}(?:さん|様|部長|課長|社長|店長|所長|マネージャー|責任者|上司|リーダー|PM|主任|係長|室長)|[\\p{Script=Han}]{1,6}担当(?:者)?|担当の[\\p{Script=Han}\\p{Script=Katakana}ー]{1,5}(?:さん)?";
const enPerson =
  "[A-Z]\\p{Ll}+(?: [A-Z]\\p{Ll}+)?|(?:\\p{Ll}+ )?(?:manager|boss|lead|director|accountant|supervisor|owner)";
const esPerson =
  "[A-ZÁÉÍÓÚ]\\p{Ll}+(?: [A-ZÁÉÍÓÚ]\\p{Ll}+)?|(?:jef[ea]|director[a]?|gerente|responsable|encargad[oa]|supervisor[a]?)(?: (?:de \\p{Ll}+|financier[oa]|general|comercial|técnic[oa]))?";

const contacts: Localized<RegExp[]> = {
  ja: [
    /(?<![\w.])(@[\w-]{1,40})(?=\s?(?:さん)?(?:に|へ)(?:知らせ|連絡|通知|報告|確認|相談|メンション|DM))/u,
    /担当(?:者)?は([^、。\n]{1,16}?(?:さん|部長|課長))/u,
    /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{1,10}(?:さん|様)?\s?[（(][\w.+-]+@[\w.-]+[）)])(?=(?:に|へ)(?:知らせ|連絡|通知|報告|確認|相談|エスカレ)|の(?:承認|確認|許可))/u,
    new RegExp(
      `(${jaPerson})(?=(?:の|が|に|へ|による|に(?:\\p{Script=Latin}|\\p{Script=Katakana}|ー|メール){2,12}で)(?:承認|確認|決裁|許可|判断|報告|通知|連絡|知らせ|送|共有|エスカレ|転送|依頼|回|引き継|渡|相談)|へ(?:[、。\\n]|$))`,
      "u",
    ),
  ],
  en: [
    /\b(?:notify|alert|tell|ask|ping|message|DM|mention|tag) (@[\w-]{1,40})/iu,
    new RegExp(
      `\\b(?:approv(?:al|ed) (?:from|by)|ask|notify|notifies|alert|tell|report to|escalate(?: \\S+){0,5}? to|(?:send|forward|email)(?: \\w+){0,4}? to|email|cc|hand (?:\\w+ ){0,4}?(?:over )?to|pass (?:\\w+ ){0,3}?to|assign (?:\\w+ ){0,3}?to) (?:my |our |the )?(${enPerson})\\b`,
      "u",
    ),
    new RegExp(`\\b(?:my |our |the )(${enPerson})['’]s approval`, "u"),
    new RegExp(`\\b(${enPerson}) (?:approves|must approve|has to approve|signs off)\\b`, "u"),
  ],
  es: [
    /(?<!\p{L})(?:avis|notific|escrib|mencion|pregunt|inform)\p{L}* a (@[\w-]{1,40})/iu,
    new RegExp(
      `(?<!\\p{L})(?:aprobación de|aprobad[oa]s? por|avis\\p{L}* a|notific\\p{L}* a|pregunt\\p{L}* a|consult\\p{L}* (?:a|con)|inform\\p{L}* a|(?:envi|envía|mand|reenví)\\p{L}*(?: \\p{L}+){0,9}? a|aprueb[ea]n?|(?:pasa|pase|deriva|escala)\\p{L}* a) ?(?:la |el |l |mi |nuestr[oa] )?(${esPerson})(?!\\p{L})`,
      "u",
    ),
  ],
};

/** The person or role that approves, decides or is told, as the purpose names them. */
export function readContact(text: string, language: Language): string | undefined {
  return firstMatch(text, contacts[language]);
}
