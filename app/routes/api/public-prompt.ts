import { deletedResponse } from "~/features/prompts/responses";
import { publicationResponse } from "~/features/town/responses";
import { editPublication, editPublicationOperation } from "~/features/town/edit-publication.server";
import { getPublication } from "~/features/town/get-publication.server";
import { removePublication, removePublicationOperation } from "~/features/town/remove-publication.server";
import { publicationPatch } from "~/features/town/schema";
import { subcategoriesOf } from "~/domain/categories";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/public-prompt";

/** One of the viewer's publications: change content and category; take it out of the town, an admin any. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  PATCH: memberMethod({
    name: "editPublicPrompt",
    body: publicationPatch,
    example: {
      category: "business",
      subcategory: subcategoriesOf("business")[0]!,
      content: "Write a report about {{week}}.",
    },
    response: publicationResponse,
    operation: editPublicationOperation,
    run: async ({ services, viewer, params, body }) => {
      const { overwrote } = await editPublication(services, viewer, params.promptId, body);
      return { ...(await getPublication(services, viewer, params.promptId)), overwrote };
    },
  }),
  DELETE: memberMethod({
    name: "removePublicPrompt",
    response: deletedResponse,
    operation: removePublicationOperation,
    run: async ({ services, viewer, params }) => {
      await removePublication(services, viewer, params.promptId);
      return { deleted: true as const };
    },
  }),
});

export { loader, action };
