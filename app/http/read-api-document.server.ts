import type { RouterContextProvider } from "react-router";

import { describeApi, type ApiDocument } from "./api-document.server";
import { listApiRoutes } from "./api-routes.server";
import { publicOrigin } from "./public-origin.server";
import { apiWords } from "~/i18n/api-words.server";
import { getLanguage } from "~/i18n/middleware.server";

/** The API's document in the caller's language. */
export async function readApiDocument(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ApiDocument> {
  const words = apiWords[getLanguage(context)];
  return describeApi(await listApiRoutes(), publicOrigin(request, context), words.document);
}
