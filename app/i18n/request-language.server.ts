import Negotiator from "negotiator";

import { asLanguage, defaultLanguage, languageParameter, languages, type Language } from "~/languages";
import { readCookie } from "~/platform/cookies";

/** The language of a request: `?lang=`, else the cookie, else Accept-Language, else ja (specification, section 1). */
export function requestLanguage(request: Request): Language {
  const accepted = { headers: { "accept-language": request.headers.get("Accept-Language") ?? "" } };
  return (
    asLanguage(new URL(request.url).searchParams.get(languageParameter)) ??
    asLanguage(readCookie(request, languageParameter)) ??
    asLanguage(new Negotiator(accepted).language([...languages]) ?? null) ??
    defaultLanguage
  );
}
