import { promptResponse, serializePrompt } from "~/features/prompts/responses";
import {
  publishLanguageVersion,
  publishLanguageVersionOperation,
} from "~/features/town/languages/publish-language-version.server";
import { unlinkedResponse } from "~/features/town/languages/responses";
import { languageVersionRequest } from "~/features/town/languages/schema";
import {
  unlinkLanguageVersion,
  unlinkLanguageVersionOperation,
} from "~/features/town/languages/unlink-language-version.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-languages";

/** One of the viewer's publications: publish it in another language; take it out of its versions. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "publishVersion",
    body: languageVersionRequest,
    example: {
      language: "es",
      title: "Informe semanal",
      originalInput: "informe de la semana",
      content: "Escribe un informe sobre {{week}}.",
    },
    response: promptResponse,
    operation: publishLanguageVersionOperation,
    run: async ({ services, viewer, params, body }) =>
      serializePrompt(await publishLanguageVersion(services, viewer, params.promptId, body), viewer),
  }),
  DELETE: memberMethod({
    name: "unlinkVersion",
    response: unlinkedResponse,
    operation: unlinkLanguageVersionOperation,
    run: async ({ services, viewer, params }) => {
      await unlinkLanguageVersion(services, viewer, params.promptId);
      return { unlinked: true as const };
    },
  }),
});

export { loader, action };
