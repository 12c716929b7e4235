import type { LoaderFunctionArgs } from "react-router";

import { servicesContext, viewerContext } from "~/context";
import { generatePrompt, type GenerationOptions } from "~/features/generation/generate-prompt.server";
import type { GeneratedPrompt, GenerationOrder } from "~/features/generation/schema";
import { callerOf } from "~/http/caller.server";
import { reportError } from "~/http/report-error.server";
import { passGate } from "~/platform/rate-limits";

/** Makes the prompt of an order for the caller who was let in. */
export type Generate = (order: GenerationOrder, options: GenerationOptions) => Promise<GeneratedPrompt>;

/** What every door to a generation does first: asks who calls and whether they may. Errors: `rate_limited`. */
export async function admitToGeneration({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<Generate> {
  const services = context.get(servicesContext);
  const caller = await callerOf(request, context.get(viewerContext));
  await passGate(services.limits.generate, caller);
  const onSetback = (error: unknown) => reportError(error, request, context);
  return (order, options) => generatePrompt(services, caller, order, { onSetback, ...options });
}
