import { promptAnswer, serializePrompt } from "~/features/prompts/answers";
import { publishVersion, publishVersionOperation } from "~/features/languages/publish-version.server";
import { unlinkedAnswer } from "~/features/languages/answers";
import { versionRequest } from "~/features/languages/schema";
import { unlinkVersion, unlinkVersionOperation } from "~/features/languages/unlink-version.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-languages";

/** One of the viewer's publications: publish it in another language; take it out of its versions. */
const route = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "publishVersion",
    body: versionRequest,
    example: {
      language: "es",
      title: "Informe semanal",
      originalInput: "informe de la semana",
      content: "Escribe un informe sobre {{week}}.",
    },
    answer: promptAnswer,
    operation: publishVersionOperation,
    run: async ({ services, viewer, params, body }) =>
      serializePrompt(await publishVersion(services, viewer, params.promptId, body), viewer),
  }),
  DELETE: memberMethod({
    name: "unlinkVersion",
    answer: unlinkedAnswer,
    operation: unlinkVersionOperation,
    run: async ({ services, viewer, params }) => {
      await unlinkVersion(services, viewer, params.promptId);
      return { unlinked: true as const };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
