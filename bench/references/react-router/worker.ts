import { createRequestHandler, RouterContextProvider } from "react-router";

import { databaseContext } from "./app/database-context";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), "production");

export default {
  fetch(request, env) {
    const context = new RouterContextProvider();
    context.set(databaseContext, env.DB);
    return handle(request, context);
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
