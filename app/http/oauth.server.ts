import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { servicesContext, writesContext } from "~/context";
import { AppError } from "~/errors";
import type { LimitName } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { readBody } from "./body.server";
import { errorResponse } from "./errors.server";
import { enforceLimit } from "./rate-limits.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** The largest body of an app's registration or token request, in bytes. */
const bodyLimit = 16 * 1024;

/** Whether a connection's token still is one. */
type IsLiving = (services: Services, secret: string) => Promise<boolean>;

/** Answers an endpoint of the authorization server, by any method. Its refusals are those of OAuth; ours are the API's. */
export const answerOAuth =
  (limit: LimitName, isLiving: IsLiving) =>
  async (args: Args): Promise<Response> => {
    const { request, context } = args;
    try {
      const services = context.get(servicesContext);
      if (!services.oauth) throw new AppError("origin_unknown");
      context.set(writesContext, false);
      await enforceLimit(limit, args);
      const { method, headers, signal } = request;
      const body = request.body && (await readBody(request, bodyLimit));
      const forwarded = new Request(request.url, { method, headers, body, signal });
      return await services.oauth.answer(forwarded, (secret) => isLiving(services, secret));
    } catch (thrown) {
      return errorResponse(thrown, args);
    }
  };
