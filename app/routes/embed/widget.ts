import { frameContext, servicesContext } from "~/context";
import { versionInQuery } from "~/domain/version-number";
import { AppError } from "~/errors";
import { embedDocument } from "~/features/sharing/embed-document";
import { embedFormScript } from "~/features/sharing/embed-form";
import { embedScriptHash } from "~/features/sharing/embed-script";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import type { SharedPrompt } from "~/features/sharing/responses";
import { taking } from "~/http/allowed-methods.server";
import { revalidated } from "~/http/entity-tags.server";
import { asAppError, errorResponse, logFailure } from "~/http/errors.server";
import { publicOrigin } from "~/http/origin.server";
import { getTranslate, getLanguage } from "~/i18n/middleware.server";
import { asTheme } from "~/domain/themes";

import type { Route } from "./+types/widget";

async function respond({ request, context, params }: Route.LoaderArgs) {
  const t = getTranslate(context);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("theme");
  const view = searchParams.get("view") === "form" ? "form" : "text";
  const scripts = [embedScriptHash(), ...(view === "form" ? [embedScriptHash(embedFormScript)] : [])];
  context.set(frameContext, { script: (await Promise.all(scripts)).join(" ") });
  let prompt: SharedPrompt | null = null;
  let status = 200;
  try {
    ({ prompt } = await getSharedPrompt(
      context.get(servicesContext),
      null,
      params.shareId,
      versionInQuery(searchParams),
    ));
  } catch (thrown) {
    const error = asAppError(thrown);
    logFailure(error, { request, context });
    ({ status } = error);
  }
  const html = embedDocument({
    prompt,
    failed: status >= 500,
    origin: publicOrigin(request, context),
    language: getLanguage(context),
    view,
    theme: asTheme(asked) ?? "auto",
    words: t.all("embedding:widget", { product: t("shell:product") }),
  });
  const headers = { "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Language" };
  if (prompt) return revalidated(request, html, headers);
  return new Response(html, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

/** The widget for the frames of other sites: one small document without cookies, the same for every reader. */
export const loader = taking("GET, HEAD", respond);

/** A widget has no form. */
export const action = (args: Route.ActionArgs) => errorResponse(new AppError("method_not_allowed"), args);
