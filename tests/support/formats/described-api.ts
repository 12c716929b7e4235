import { describeApi, type ApiRoute } from "~/http/describe-api.server";
import type { Methods } from "~/http/endpoint.server";
import { apiTexts } from "~/i18n/api-texts.server";

import routes from "../../../app/routes";

const modules = import.meta.glob<{ loader: { methods?: Methods } }>("../../../app/routes/api/*.ts", {
  eager: true,
});

/** The paths of the API with the methods of their endpoints, read from the route table. */
export const apiRoutes: ApiRoute[] = routes.flatMap(({ path = "", file }) => {
  const methods = modules[`../../../app/${file}`]?.loader.methods;
  return path.startsWith("api/") && methods ? [{ path, methods }] : [];
});

/** The API's document as it is sent, in English. */
export const apiDocument = JSON.parse(
  JSON.stringify(describeApi(apiRoutes, "https://town.example", apiTexts.en)),
);
