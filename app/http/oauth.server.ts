import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { servicesContext, writesContext } from "~/context";
import { AppError } from "~/errors";
import type { Redeemer } from "~/platform/oauth/oauth";
import type { LimitName } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { taking } from "./allowed-methods.server";
import { jsonType, mediaType, readBody } from "./body.server";
import { allowAnyOrigin } from "./cors.server";
import { errorResponse } from "./errors.server";
import { callerKeyOf, enforceLimit } from "./rate-limits.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

interface OAuthEndpoint {
  limit: LimitName;
  /** It is read; else it takes forms or JSON. */
  reads?: true;
  /** The largest body, in bytes. */
  bodyLimit?: number;
  /** A body must be JSON; else the authorization server decides. */
  takesJson?: boolean;
  /** Pays for a request with a body, by its network. */
  spend?: (services: Services, network: string) => Promise<void>;
  /** The connections, as far as the token endpoint needs them. */
  redeemerOf?: (services: Services) => Redeemer;
}

/** For endpoints that issue no tokens: refuses every code and token. */
const noRedeemer: Redeemer = {
  presented: async () => {},
  redeem: async () => "ended",
  revoked: async () => {},
};

/** The request with its body read, within the endpoint's bounds. */
async function readRequest(request: Request, { takesJson, bodyLimit = 16 * 1024 }: OAuthEndpoint) {
  const { url, method, headers, signal, body } = request;
  if (!body) return new Request(url, { method, headers, signal });
  if (takesJson && mediaType(request) !== jsonType) throw new AppError("unsupported_media_type");
  return new Request(url, { method, headers, signal, body: await readBody(request, bodyLimit) });
}

/**
 * Responds to an endpoint of the authorization server, by any method. Its refusals are those of OAuth; ours are the
 * API's. Pages of every site may read both; asking whether they may costs nothing.
 */
export const respondToOAuth = (endpoint: OAuthEndpoint) =>
  taking(`${endpoint.reads ? "GET, HEAD" : "POST"}, OPTIONS`, async (args: Args): Promise<Response> => {
    const { request, context } = args;
    const { limit, spend, redeemerOf } = endpoint;
    try {
      const services = context.get(servicesContext);
      if (!services.oauth) throw new AppError("apps_unavailable");
      context.set(writesContext, false);
      const { url, method, headers } = request;
      if (method === "OPTIONS")
        return await services.oauth.respond(new Request(url, { method, headers }), noRedeemer);
      await enforceLimit(limit, args);
      const read = await readRequest(request, endpoint);
      if (read.body) await spend?.(services, await callerKeyOf(request, null));
      return await services.oauth.respond(read, redeemerOf?.(services) ?? noRedeemer);
    } catch (thrown) {
      const refusal = errorResponse(thrown, args);
      allowAnyOrigin(refusal.headers);
      return refusal;
    }
  });
