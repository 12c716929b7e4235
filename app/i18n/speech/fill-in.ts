import type { Language } from "~/languages";
import { listFormat, numberFormat } from "~/formats";

type Values = Readonly<Record<string, unknown>>;

/** How i18next formats the values that the dictionaries name a format for. */
const formats: Record<string, (value: unknown, language: Language) => string> = {
  number: (value, language) => numberFormat(language).format(value as number),
  list: (value, language) => listFormat(language).format(value as string[]),
};

const places = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/** Puts values where a sentence has `{{name}}` or `{{name, format}}`, as i18next does. */
export function fillIn(sentence: string, values: Values, language: Language): string {
  // Most sentences have none.
  if (!sentence.includes("{{")) return sentence;
  return sentence.replaceAll(places, (_, name: string, format?: string) => {
    const value = values[name];
    if (value === undefined || value === null) return "";
    return format ? formats[format]!(value, language) : String(value);
  });
}
