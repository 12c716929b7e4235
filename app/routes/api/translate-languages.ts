import { endpoint, method } from "~/http/endpoint.server";
import { languageNames, languages } from "~/languages";

/** The languages, and whether there is a model to translate into them. */
const door = endpoint({
  GET: method({
    run: ({ services }) => ({
      supportedLanguages: languages.map((code) => ({ code, name: languageNames[code] })),
      available: services.model !== null,
    }),
  }),
});

export const loader = door.loader;
export const action = door.action;
