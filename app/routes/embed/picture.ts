import { AppError } from "~/errors";
import { typeTagUse } from "~/domain/prompt-use";
import { getPicture } from "~/features/sharing/get-picture.server";
import { revalidated } from "~/http/cached.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { translator } from "~/i18n/dictionaries.server";

import type { Route } from "./+types/picture";

/** The picture of a shared prompt, for other sites. */
const route = endpoint<Route.LoaderArgs>({
  GET: responseMethod({
    run: async ({ services, request, params }) => {
      const shareId = /^([\w-]+)\.png$/.exec(params.picture)?.[1];
      if (!shareId) throw new AppError("not_found");
      const picture = await getPicture(services, shareId, (language, type) => {
        const t = translator(language, "prompts");
        return { kind: t(`typeTag.${typeTagUse(type) ?? "text"}`), product: t("shell:product") };
      });
      return revalidated(request, picture, { "Content-Type": "image/png" });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
