import { generationRequest } from "~/features/generation/schema";
import { endpoint, method } from "~/http/endpoint.server";
import { acceptsEvents } from "~/http/event-stream.server";

import { admitToGeneration } from "../generation-door.server";
import { streamGeneration } from "./stream-generation.server";

const door = endpoint({
  POST: method({
    body: generationRequest,
    run: async (call) => {
      const generate = await admitToGeneration(call);
      if (acceptsEvents(call.request)) return streamGeneration(call, generate, call.body);
      return generate(call.body, { signal: call.request.signal });
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
