import { compareReplies, compareRepliesOperation } from "~/features/runs/compare/compare-replies.server";
import { getComparison } from "~/features/runs/compare/get-comparison.server";
import { listComparisons, listComparisonsOperation } from "~/features/runs/compare/list-comparisons.server";
import { comparisonsResponse, serializeComparison, startedResponse } from "~/features/runs/compare/responses";
import { comparisonRequest } from "~/features/runs/compare/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { acceptsEvents, eventStream } from "~/http/streams.server";

import type { Route } from "./+types/comparisons";

/** The comparisons of one of the viewer's prompts; a new one is made of replies of the site's model. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: memberMethod({
    name: "listComparisons",
    response: comparisonsResponse,
    operation: listComparisonsOperation,
    run: ({ services, viewer, params }) => listComparisons(services, viewer, params.promptId),
  }),
  POST: memberMethod({
    name: "comparePrompt",
    body: comparisonRequest,
    example: { rival: "line", trials: [{ values: {}, facts: "The rent rises by 50 euros." }] },
    response: startedResponse,
    status: 201,
    operation: compareRepliesOperation,
    run: async ({ services, viewer, params: { promptId }, body, request, context }) => {
      if (!acceptsEvents(request)) {
        const { signal } = request;
        const { id, failed } = await compareReplies(services, viewer, promptId, body, { signal });
        const comparison = await getComparison(services, viewer, promptId, id);
        return { comparison: serializeComparison(comparison), failed };
      }
      // `reply` with the numbers so far and in all, then `done` with the id of the comparison.
      return eventStream({ request, context }, async (send, signal) => {
        const onReply = (done: number, all: number) => send("reply", { done, all });
        send("done", await compareReplies(services, viewer, promptId, body, { signal, onReply }));
      });
    },
  }),
});

export { loader, action };
