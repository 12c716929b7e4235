import { judgeComparison, judgeComparisonOperation } from "~/features/runs/compare/judge-comparison.server";
import { comparisonResponse, serializeComparison } from "~/features/runs/compare/responses";
import { judgeRequest } from "~/features/runs/compare/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/comparison-judge";

/** Takes the choices of the viewer, and then has their comparison judged. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "judgeComparison",
    body: judgeRequest,
    example: { choices: ["a"] },
    response: comparisonResponse,
    operation: judgeComparisonOperation,
    run: async ({ services, viewer, params: { promptId, comparisonId }, body, request }) =>
      serializeComparison(
        await judgeComparison(services, viewer, promptId, comparisonId, body, request.signal),
      ),
  }),
});

export { loader, action };
