import type { Language } from "~/languages";

type Values = Readonly<Record<string, unknown>>;

/** How i18next formats the values that the dictionaries name a format for. */
const formats: Record<string, (value: unknown, language: Language) => string> = {
  number: (value, language) => new Intl.NumberFormat(language).format(value as number),
  list: (value, language) => new Intl.ListFormat(language).format(value as string[]),
};

/** Puts values where a sentence has `{{name}}` or `{{name, format}}`, as i18next does on the server. */
export const fillIn = (sentence: string, values: Values, language: Language): string =>
  sentence.replaceAll(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g, (_, name: string, format?: string) => {
    const value = values[name];
    if (value === undefined || value === null) return "";
    return format ? formats[format]!(value, language) : String(value);
  });
