import { createRequestHandler, RouterContextProvider } from "react-router";

import { servicesContext } from "~/context";
import { expireSignIns } from "~/features/accounts/expire-sign-ins.server";
import { expireRecords } from "~/features/generation/expire-records.server";
import { withoutCookies } from "~/http/cookieless.server";
import { rejectUnroutable } from "~/http/reject-unroutable.server";

import { createServices, type Environment } from "./services";

const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export default {
  fetch(request, env, execution) {
    const rejection = rejectUnroutable(request);
    if (rejection) return rejection;
    return withoutCookies(request, (asked) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, createServices(asked, env, execution));
      return handleRequest(asked, context);
    });
  },
  async scheduled(_controller, env, execution) {
    const services = createServices(null, env, execution);
    await Promise.all([expireRecords(services), expireSignIns(services)]);
  },
} satisfies ExportedHandler<Environment>;
