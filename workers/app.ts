import { createRequestHandler, RouterContextProvider } from "react-router";

import { requestIdContext, routesContext, servicesContext } from "~/context";
import { AppError } from "~/errors";
import { bareResponse } from "~/http/plain-refusal.server";
import { allowedMethods } from "~/http/allowed-methods.server";
import { rejectUnroutable, withoutCookies } from "~/http/incoming.server";
import { discardBody } from "~/http/body.server";
import { reportErrorOf } from "~/http/errors.server";

import { runSchedule } from "./run-schedule";
import { createServices, type Environment } from "./services";

type Router = Awaited<ReturnType<typeof startRouter>>;

async function startRouter() {
  const build = await import("virtual:react-router/server-build");
  return { routes: build.routes, handle: createRequestHandler(build, import.meta.env.MODE) };
}

let started: Router | undefined;

/** The router, created by the first request and reused: creating it takes longer than most responses. */
async function router(): Promise<Router> {
  // In development the code may change between requests.
  if (started && !import.meta.env.DEV) return started;
  started = await startRouter();
  return started;
}

/** Responds to one request; `requestId` names it in the log. */
async function respond(request: Request, requestId: string, env: Environment, execution: ExecutionContext) {
  const rejection = await rejectUnroutable(request, requestId, async () =>
    allowedMethods((await router()).routes, request),
  );
  if (rejection) {
    await discardBody(request);
    return rejection;
  }
  return withoutCookies(request, async (asked) => {
    const { routes, handle } = await router();
    const context = new RouterContextProvider();
    context.set(requestIdContext, requestId);
    context.set(routesContext, routes);
    context.set(servicesContext, createServices({ request: asked, requestId, env, execution }));
    return handle(asked, context);
  });
}

export default {
  async fetch(request, env, execution) {
    const requestId = crypto.randomUUID();
    try {
      return await respond(request, requestId, env, execution);
    } catch (thrown) {
      // The router handles its own errors; these are the Worker's, such as invalid settings.
      if (!request.signal.aborted) reportErrorOf(requestId, thrown);
      await discardBody(request);
      return bareResponse(new AppError("internal"), request, requestId);
    }
  },
  async scheduled({ cron }, env, execution) {
    const requestId = crypto.randomUUID();
    await runSchedule(cron, createServices({ request: null, requestId, env, execution }), requestId);
  },
} satisfies ExportedHandler<Environment>;
