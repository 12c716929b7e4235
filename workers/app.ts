import { createRequestHandler, RouterContextProvider } from "react-router";

import { routesContext, servicesContext } from "~/context";
import { expireSignIns } from "~/features/accounts/expire-sign-ins.server";
import { expireRecords } from "~/features/generation/expire-records.server";
import { indexTown } from "~/features/town/index-town.server";
import { withoutCookies } from "~/http/cookieless.server";
import { discardBody } from "~/http/read-body.server";
import { rejectUnroutable } from "~/http/reject-unroutable.server";

import { createServices, type Environment } from "./services";

const loadBuild = () => import("virtual:react-router/server-build");
const handleRequest = createRequestHandler(loadBuild, import.meta.env.MODE);

/** One of the two schedules of `wrangler.toml`; the other is once a day. */
const everyMinute = "* * * * *";

/** Of the search's outbox; a round takes eight statements, and D1 allows a thousand a run. */
const roundsPerRun = 100;

export default {
  async fetch(request, env, execution) {
    const rejection = rejectUnroutable(request);
    if (rejection) {
      await discardBody(request);
      return rejection;
    }
    return withoutCookies(request, (asked) => {
      const context = new RouterContextProvider();
      context.set(routesContext, async () => (await loadBuild()).routes);
      context.set(servicesContext, createServices(asked, env, execution));
      return handleRequest(asked, context);
    });
  },
  async scheduled({ cron }, env, execution) {
    const services = createServices(null, env, execution);
    if (cron === everyMinute) await indexTown(services, roundsPerRun);
    else await Promise.all([expireRecords(services), expireSignIns(services)]);
  },
} satisfies ExportedHandler<Environment>;
