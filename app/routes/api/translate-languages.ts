import { languagesResponse } from "~/features/translation/responses";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { languageNames, languages } from "~/domain/languages";

/** The languages, and whether there is a model to translate into them. */
const { loader, action } = endpoint({
  GET: method({
    name: "listLanguages",
    response: languagesResponse,
    run: ({ services }) => ({
      supportedLanguages: languages.map((code) => ({ code, name: languageNames[code] })),
      available: services.model !== null,
    }),
  }),
});

export { loader, action };
