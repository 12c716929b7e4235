import { z } from "zod";

import { listTags } from "~/features/library/list-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";

/** The tags to choose from: the four type tags, and the viewer's own. */
const { loader, action } = endpoint({
  GET: method({
    name: "listTags",
    response: z.array(z.string()),
    operation: { limit: "read" },
    run: async ({ services, viewer }) => (await listTags(services, viewer)).map(({ tag }) => tag),
  }),
});

export { loader, action };
