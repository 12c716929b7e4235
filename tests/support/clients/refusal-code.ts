import { errors as en } from "../../../app/i18n/locales/en/errors";
import { errors as es } from "../../../app/i18n/locales/es/errors";
import { errors as ja } from "../../../app/i18n/locales/ja/errors";

import { errorStatus, type ErrorCode } from "../../../app/errors";

const codes = Object.keys(errorStatus) as ErrorCode[];

/** The error code of a refusal: from JSON, from a page's sentence, or from a page's data. */
export function refusalCode(type: string | undefined, text: string): string | undefined {
  if (type?.startsWith("application/json")) return (JSON.parse(text) as { code: string }).code;
  if (!type?.startsWith("text/html")) return codes.find((code) => text.includes(`"${code}"`));
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? "";
  return codes.find((code) => [ja, en, es].some((sentences) => main.includes(sentences[code])));
}
