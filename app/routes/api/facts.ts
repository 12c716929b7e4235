import { keepFacts, keepFactsOperation } from "~/features/facts/keep-facts.server";
import { listFacts, listFactsOperation } from "~/features/facts/list-facts.server";
import { factSchema, factsResponse } from "~/features/facts/responses";
import { factDraft } from "~/features/facts/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

const { loader, action } = endpoint({
  GET: memberMethod({
    name: "listFacts",
    forApps: true,
    response: factsResponse,
    operation: listFactsOperation,
    aboutFacts: true,
    run: ({ services, viewer }) => listFacts(services, viewer),
  }),
  POST: memberMethod({
    name: "keepFact",
    body: factDraft,
    example: {
      name: "My shop",
      text: "Kotori Coffee, Matsumoto, regulars of 30 to 50",
      subject: "Kotori Coffee",
    },
    response: factSchema,
    status: 201,
    operation: keepFactsOperation,
    aboutFacts: true,
    run: async ({ services, viewer, body }) => (await keepFacts(services, viewer, [body]))[0]!,
  }),
});

export { loader, action };
