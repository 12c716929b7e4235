import type { RouterContextProvider } from "react-router";

import { apiTexts } from "~/i18n/api-texts.server";
import { getLanguage } from "~/i18n/middleware.server";

import { describeApi, type ApiDocument } from "./describe-api.server";
import { listApiRoutes } from "./list-api-routes.server";
import { publicOrigin } from "./public-origin.server";

/** Documents that have been made, by origin and language; a build has one for each. */
const made = new Map<string, ApiDocument>();

/** More origins than these are somebody's play with the Host header. */
const mostMade = 12;

/** The API's document in the caller's language. */
export async function readApiDocument(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ApiDocument> {
  const language = getLanguage(context);
  const origin = publicOrigin(request, context);
  const key = `${language} ${origin}`;
  const known = made.get(key);
  if (known) return known;
  const document = describeApi(listApiRoutes(context), origin, apiTexts[language].document);
  if (made.size < mostMade) made.set(key, document);
  return document;
}
