import { checkParts } from "~/platform/health/check-parts.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { originHint } from "~/http/origin.server";
import { reportError } from "~/http/errors.server";

/** The health check for monitors: 200, or 503 with the failed parts. Hints name missing settings. */
const { loader, action } = endpoint({
  GET: responseMethod({
    run: async ({ services, request, context }) => {
      const { parts, failures } = await checkParts(services);
      for (const failure of failures) reportError(failure, request, context);
      const healthy = failures.length === 0;
      const hints = services.siteOrigin === null && { hints: [originHint] };
      return Response.json(
        { status: healthy ? "ok" : "failed", parts, ...hints },
        { status: healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } },
      );
    },
  }),
});

export { loader, action };
