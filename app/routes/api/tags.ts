import { listTags } from "~/features/library/list-tags.server";
import { endpoint, method } from "~/http/endpoint.server";

/** The tags to choose from: the four type tags, and the viewer's own. */
const door = endpoint({
  GET: method({
    limit: "read",
    run: async ({ services, viewer }) => (await listTags(services, viewer)).map(({ tag }) => tag),
  }),
});

export const loader = door.loader;
export const action = door.action;
