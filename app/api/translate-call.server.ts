import { translateTexts } from "~/features/translation/translate-texts.server";
import type { Call } from "~/http/method.server";
import { reportError } from "~/http/errors.server";
import type { Language } from "~/domain/languages";

interface Pair {
  targetLanguage: Language;
  sourceLanguage?: Language;
}

/** The largest body of the three endpoints, in bytes: 50,000 characters of Japanese as JSON escapes, and the fields around them. */
export const translateBodyLimit = 512 * 1024;

/** Translates the texts of a call between the languages of its body. */
export const translateCall = async (
  { services, request, viewer, context, callerKey, body }: Call<Pair>,
  texts: string[],
) =>
  translateTexts(services, await callerKey(), texts, {
    target: body.targetLanguage,
    source: body.sourceLanguage,
    byMember: viewer !== null,
    signal: request.signal,
    onWarning: (error) => reportError(error, request, context),
  });
