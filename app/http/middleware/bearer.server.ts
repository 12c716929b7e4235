import type { MiddlewareFunction } from "react-router";

import { bearerContext, servicesContext, type TokenBearer } from "~/context";
import { AppError } from "~/errors";
import { enforceRateLimit } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { allowAnyOrigin } from "../cors.server";
import { errorResponse, type RequestArgs } from "../errors.server";
import { callerKeyOf } from "../rate-limits.server";
import { isMcpCall, isTokenCall } from "../request.server";

/** Finds the member and the scope of a token. */
type FindBearer = (
  services: Pick<Services, "db" | "clock" | "background" | "oauth">,
  token: string,
  /** A connected app's token is good there only. */
  resource: "mcp" | "api",
) => Promise<TokenBearer | null>;

/** The token of an Authorization header (RFC 6750, section 2.1); that of a connected app has colons. */
const credentials = /^bearer +([\w.~+/:-]+=*)$/i;

/** Refuses a token; counted by network. */
async function refuse({ request, context }: RequestArgs): Promise<never> {
  const { limits } = context.get(servicesContext);
  await enforceRateLimit(limits.read, `token:${await callerKeyOf(request, null)}`);
  throw new AppError("invalid_token");
}

/**
 * Sets the bearer of a call of the API or the MCP server with a token. Every other Authorization header gets 401 `invalid_token` (RFC 6750,
 * section 3): a client that means to be a member is not served as a visitor.
 */
export const bearer =
  (findBearer: FindBearer): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    if (!isTokenCall(request)) return next();
    const args = { request, context };
    try {
      const [, token] = credentials.exec(request.headers.get("Authorization") ?? "") ?? [];
      const found =
        token === undefined
          ? null
          : await findBearer(context.get(servicesContext), token, isMcpCall(request) ? "mcp" : "api");
      context.set(bearerContext, found ?? (await refuse(args)));
    } catch (thrown) {
      return readable(errorResponse(thrown, args));
    }
    return readable(await next());
  };

/** Lets pages of other sites read every response to their token, refusals and unknown addresses too. */
function readable(response: Response): Response {
  allowAnyOrigin(response.headers);
  return response;
}
