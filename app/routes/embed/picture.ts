import { AppError } from "~/errors";
import { typeTagUse } from "~/domain/prompt-use";
import { sitePictureOf, type SitePicture } from "~/domain/site-pictures";
import { getPicture } from "~/features/sharing/get-picture.server";
import { getSitePicture } from "~/features/sharing/get-site-picture.server";
import { revalidated } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { limitedPictures } from "~/http/limited-pictures.server";
import { responseMethod } from "~/http/method.server";
import { translator } from "~/i18n/dictionaries.server";
import type { Services } from "~/services";

import type { Route } from "./+types/picture";

type Drawing = Pick<Services, "db" | "files" | "pictures" | "background">;

function sharePicture(services: Drawing, file: string) {
  const shareId = /^([\w-]+)\.png$/.exec(file)?.[1];
  if (!shareId) throw new AppError("not_found");
  return getPicture(services, shareId, (language, type) => {
    const t = translator(language, "prompts");
    return { kind: t(`typeTag.${typeTagUse(type) ?? "text"}`), product: t("shell:product") };
  });
}

function sitePicture(services: Drawing, picture: SitePicture) {
  const t = translator(picture.language, "street");
  return getSitePicture(services, picture, {
    title: t(`pictures.${picture.page}`),
    product: t("shell:product"),
  });
}

/** The picture of a shared prompt, or of the site's own pages, for other sites. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: responseMethod({
    run: async ({ services, request, context, params }) => {
      const own = sitePictureOf(params.picture);
      const drawing = { ...services, pictures: limitedPictures(services.pictures, { request, context }) };
      const picture = own ? sitePicture(drawing, own) : sharePicture(drawing, params.picture);
      return revalidated(request, await picture, { "Content-Type": "image/png" });
    },
  }),
});

export { loader, action };
