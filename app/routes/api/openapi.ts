import { z } from "zod";

import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";

import { readApiDocument } from "~/http/describe-api.server";

/** The API description: OpenAPI 3.1 in the reader's language. */
const { loader, action } = endpoint({
  GET: method({
    name: "getApiDocument",
    response: z.record(z.string(), z.unknown()),
    run: async ({ request, context }) => ({ ...(await readApiDocument(request, context)) }),
  }),
});

export { loader, action };
