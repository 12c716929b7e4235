import { countPrompts } from "~/features/prompts/count-prompts.server";
import { endpoint, method } from "~/http/endpoint.server";

const door = endpoint({
  GET: method({ run: async ({ services }) => ({ count: await countPrompts(services) }) }),
});

export const loader = door.loader;
export const action = door.action;
