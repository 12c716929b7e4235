import { deletedResponse } from "~/features/prompts/responses";
import { getComparison, getComparisonOperation } from "~/features/runs/compare/get-comparison.server";
import {
  removeComparison,
  removeComparisonOperation,
} from "~/features/runs/compare/remove-comparison.server";
import { comparisonResponse, serializeComparison } from "~/features/runs/compare/responses";
import { markComparison, markComparisonOperation } from "~/features/runs/proof/mark-comparison.server";
import { comparisonMark } from "~/features/runs/proof/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/comparison";

const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: memberMethod({
    name: "getComparison",
    response: comparisonResponse,
    operation: getComparisonOperation,
    run: async ({ services, viewer, params: { promptId, comparisonId } }) =>
      serializeComparison(await getComparison(services, viewer, promptId, comparisonId)),
  }),
  PATCH: memberMethod({
    name: "markComparison",
    body: comparisonMark,
    example: { isShown: true },
    response: comparisonResponse,
    operation: markComparisonOperation,
    run: async ({ services, viewer, params: { promptId, comparisonId }, body }) =>
      serializeComparison((await markComparison(services, viewer, promptId, comparisonId, body)).comparison),
  }),
  DELETE: memberMethod({
    name: "removeComparison",
    response: deletedResponse,
    operation: removeComparisonOperation,
    run: async ({ services, viewer, params: { promptId, comparisonId } }) => {
      await removeComparison(services, viewer, promptId, comparisonId);
      return { deleted: true as const };
    },
  }),
});

export { loader, action };
