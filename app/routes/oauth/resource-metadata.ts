import { AppError } from "~/errors";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";

/** The MCP server as a protected resource: who grants access to it (RFC 9728). */
const { loader, action } = endpoint({
  GET: responseMethod({
    limit: "read",
    run: async ({ services }) => {
      if (!services.oauth) throw new AppError("apps_unavailable");
      return Response.json(await services.oauth.describeResource());
    },
  }),
});

export { loader, action };
