import { countResponse } from "~/features/prompts/responses";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";

const { loader, action } = endpoint({
  GET: method({
    name: "countPrompts",
    response: countResponse,
    run: async ({ services }) => ({ count: await countPrompts(services) }),
  }),
});

export { loader, action };
