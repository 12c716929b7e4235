import type { Language } from "~/languages";
import type { Localized } from "../../composition";

/** Files, channels ("#sales") and mail addresses of a purpose. */
export interface Endpoints {
  /** Files that are read. */
  files: string[];
  /** Files that the result goes into ("受注表.xlsxに入力"). */
  writtenFiles: string[];
  /** Channels and addresses that the result goes to. */
  addresses: string[];
  /** Channels and addresses that are read. */
  sourceAddresses: string[];
}

const file =
  /[\p{L}\p{N}_\-{}]{1,80}(?:\.[\p{L}\p{N}_-]{1,40}){0,4}\.(?:xlsx?|xlsm|csv|tsv|pdf|docx?|pptx?|json|txt|py|gs|js|ts|sql|xml|zip|log|ya?ml|md)(?![\p{Script=Latin}\p{N}])/giu;
/** "YYYY-MM-DD_vendor.pdf" is a pattern for names and no file. */
const placeholder = /YYYY|AAAA|MM-DD|yyyymm|年月日/;
/** A folder by its path ("/var/www"), not the end of an address. */
const folder = /(?<![\w:/.~-])~?\/(?:[\w.-]+\/)+[\w.-]*/g;
/** Japanese sets no space before a file name: "売上はsales.csv" names sales.csv. */
const wordsBefore = /^.*(?:[はをがへ]|[のとにでら](?=[A-Za-z0-9]))(?=.)/u;
const address =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![a-z0-9&/])#(?:[a-z0-9_-]{2,}|[\p{L}\p{N}_-]{2,20}?(?=に|へ|で|と|チャンネル|[、。\s]|$))/giu;

const reading: Localized<RegExp> = {
  ja: /^[^、。\n]{0,6}?(?:から|に(?:届|来|投稿された|入))|^(?:の|宛の|あての)(?!担当)/,
  en: /\b(?:read|reads|from|monitor|watch|check|checks|(?:arrives?|lands?|comes? in|received|sent) (?:by e?-?mail )?(?:at|in|to))\b[^.,;]{0,30}$/i,
  es: /(?<!\p{L})(?:lee|leer|desde|vigilar?|revisar?|lleg(?:a|an|ue|uen) (?:\p{L}+ ){0,5}?a|recib\p{L}* (?:\p{L}+ ){0,4}?en|del canal|del buzón)(?!\p{L})[^.,;]{0,30}$/iu,
};

const mostNames = 40;
const nearBy = 160;

/** The files, channels and addresses that a purpose names, sorted by whether they are read or written. */
export function readEndpoints(text: string, language: Language): Endpoints {
  const addresses = [...new Set(text.match(address) ?? [])].slice(0, mostNames);
  const files = [
    ...new Set(
      [...(text.match(file) ?? []), ...(text.match(folder) ?? [])].map((name) =>
        name.replace(wordsBefore, ""),
      ),
    ),
  ]
    .filter((name) => !placeholder.test(name))
    .slice(0, mostNames);
  return {
    files: files.filter((name) => !isWritten(name, text, language)),
    writtenFiles: files.filter((name) => isWritten(name, text, language)),
    addresses: addresses.filter((name) => !isReadFrom(name, text, language)),
    sourceAddresses: addresses.filter((name) => isReadFrom(name, text, language)),
  };
}

/** Whether the result goes into a file rather than out of it. */
function isWritten(name: string, text: string, language: Language): boolean {
  const at = text.indexOf(name);
  const after = text.slice(at + name.length);
  const before = text.slice(Math.max(0, at - nearBy), at);
  if (language === "ja") return /^\s*(?:に|へ)(?!ある|届|入って|あり)/.test(after);
  return language === "en"
    ? /\b(?:(?:in)?to|write|save|output|export|create|generate|produce)s? (?:it |them |out )?(?:as |to )?(?:the |a )?(?:new )?(?:file )?$/i.test(
        before,
      )
    : /(?<!\p{L})(?:a|al|en|guarda\p{L}*|escrib\p{L}*|genera\p{L}*|crea\p{L}*|exporta\p{L}*) (?:el |la |un |como |archivo )*$/iu.test(
        before,
      );
}

/** Whether a channel or address is where messages come from rather than where the result goes. */
function isReadFrom(name: string, text: string, language: Language): boolean {
  const at = text.indexOf(name);
  return reading[language].test(
    language === "ja" ? text.slice(at + name.length) : text.slice(Math.max(0, at - nearBy), at),
  );
}
