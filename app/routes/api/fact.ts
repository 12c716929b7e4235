import {
  changeFact,
  changeFactOperation,
  forgetFact,
  forgetFactOperation,
} from "~/features/facts/change-fact.server";
import { factSchema } from "~/features/facts/responses";
import { factPatch } from "~/features/facts/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/fact";

const { loader, action } = endpoint<Route.LoaderArgs>({
  PATCH: memberMethod({
    name: "changeFact",
    body: factPatch,
    example: { text: "Kotori Coffee, Matsumoto, 900 followers" },
    response: factSchema,
    operation: changeFactOperation,
    aboutFacts: true,
    run: ({ services, viewer, params, body }) => changeFact(services, viewer, params.factId, body),
  }),
  DELETE: memberMethod({
    name: "forgetFact",
    response: factSchema,
    operation: forgetFactOperation,
    aboutFacts: true,
    run: ({ services, viewer, params }) => forgetFact(services, viewer, params.factId),
  }),
});

export { loader, action };
