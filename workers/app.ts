import { createRequestHandler, RouterContextProvider } from "react-router";

import { requestIdContext, routesContext, servicesContext } from "~/context";
import { AppError } from "~/errors";
import { bareAnswer } from "~/http/bare-answer.server";
import { withoutCookies } from "~/http/cookieless.server";
import { discardBody } from "~/http/read-body.server";
import { rejectUnroutable } from "~/http/reject-unroutable.server";
import { reportErrorOf } from "~/http/report-error.server";
import { requestIdOf } from "~/http/request-id.server";

import { runSchedule } from "./run-schedule";
import { createServices, type Environment } from "./services";

const loadBuild = () => import("virtual:react-router/server-build");
const handleRequest = createRequestHandler(loadBuild, import.meta.env.MODE);

/** Answers one request, which its id names in the log. */
async function answer(request: Request, requestId: string, env: Environment, execution: ExecutionContext) {
  const rejection = rejectUnroutable(request, requestId);
  if (rejection) {
    await discardBody(request);
    return rejection;
  }
  return withoutCookies(request, (asked) => {
    const context = new RouterContextProvider();
    context.set(requestIdContext, requestId);
    context.set(routesContext, async () => (await loadBuild()).routes);
    context.set(servicesContext, createServices({ request: asked, requestId, env, execution }));
    return handleRequest(asked, context);
  });
}

export default {
  async fetch(request, env, execution) {
    const requestId = requestIdOf(request);
    try {
      return await answer(request, requestId, env, execution);
    } catch (thrown) {
      // The router answers for its own failures; what comes to here is wrong with the Worker itself, its settings for one.
      if (!request.signal.aborted) reportErrorOf(requestId, thrown);
      return bareAnswer(new AppError("internal"), request, requestId);
    }
  },
  async scheduled({ cron }, env, execution) {
    const requestId = crypto.randomUUID();
    await runSchedule(cron, createServices({ request: null, requestId, env, execution }), requestId);
  },
} satisfies ExportedHandler<Environment>;
