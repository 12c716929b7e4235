import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";

import { frameContext, servicesContext } from "~/context";
import { AppError } from "~/errors";
import { embedThemes } from "~/features/sharing/embed-code";
import { embedDocument } from "~/features/sharing/embed-document";
import { embedScriptHash } from "~/features/sharing/embed-script";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { revalidated } from "~/http/cached.server";
import { errorResponse } from "~/http/error-response.server";
import { publicOrigin } from "~/http/public-origin.server";
import { getI18n, getLanguage } from "~/i18n/middleware.server";

/** The widget that other sites frame: the same for everybody, one small document without cookies. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  context.set(frameContext, { script: await embedScriptHash() });
  const { t } = getI18n(context);
  const asked = new URL(request.url).searchParams.get("theme");
  const shared = await getSharedPrompt(context.get(servicesContext), null, params.shareId!).catch(orMissing);
  const html = embedDocument({
    prompt: shared?.prompt ?? null,
    origin: publicOrigin(request, context),
    language: getLanguage(context),
    theme: embedThemes.find((theme) => theme === asked) ?? "auto",
    words: t("sharing:embed", { returnObjects: true, product: t("shell:product") }),
  });
  const headers = { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Language" };
  if (shared) return revalidated(request, html, headers);
  return new Response(html, { status: 404, headers: { ...headers, "Cache-Control": "no-store" } });
}

/** Nothing can be sent to a widget. */
export const action = (args: ActionFunctionArgs) => {
  const response = errorResponse(new AppError("method_not_allowed"), args);
  response.headers.set("Allow", "GET, HEAD");
  return response;
};

function orMissing(thrown: unknown): null {
  if (thrown instanceof AppError && thrown.code === "prompt_not_found") return null;
  throw thrown;
}
