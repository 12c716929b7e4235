import { createRequestHandler, RouterContextProvider } from "react-router";

import { servicesContext } from "~/context";
import { expireRecords } from "~/features/generation/expire-records.server";
import { rejectUnroutable } from "~/http/reject-unroutable.server";

import { createServices, type Environment } from "./services";

const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export default {
  fetch(request, env) {
    const refusal = rejectUnroutable(request);
    if (refusal) return refusal;
    const context = new RouterContextProvider();
    context.set(servicesContext, createServices(request, env));
    return handleRequest(request, context);
  },
  async scheduled(_controller, env) {
    await expireRecords(createServices(null, env));
  },
} satisfies ExportedHandler<Environment>;
