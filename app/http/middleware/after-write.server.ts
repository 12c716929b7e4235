import type { MiddlewareFunction } from "react-router";

import { servicesContext } from "~/context";
import type { Services } from "~/services";

import { mayHaveWritten } from "../may-have-written.server";

/** After what may have been a write, `work` goes on behind the answer. */
export const afterWrite =
  (work: (services: Services) => Promise<void>): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    const response = await next();
    const services = context.get(servicesContext);
    if (mayHaveWritten({ request, context })) services.background(work(services));
    return response;
  };
