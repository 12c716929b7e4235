import { editPublication } from "~/features/town/edit-publication.server";
import { getPublication } from "~/features/town/get-publication.server";
import { removePublication } from "~/features/town/remove-publication.server";
import { publicationPatch } from "~/features/town/schema";
import { endpoint, memberMethod } from "~/http/endpoint.server";

/** One of the viewer's publications: change content and place; take it out of the town, an admin any. */
const door = endpoint({
  PATCH: memberMethod({
    body: publicationPatch,
    limit: "write",
    run: async ({ services, viewer, params, body }) => {
      const { overwrote } = await editPublication(services, viewer, params.promptId!, body);
      return { ...(await getPublication(services, viewer, params.promptId!)), overwrote };
    },
  }),
  DELETE: memberMethod({
    limit: "write",
    run: async ({ services, viewer, params }) => {
      await removePublication(services, viewer, params.promptId!);
      return { deleted: true };
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
