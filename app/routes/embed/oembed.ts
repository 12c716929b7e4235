import { shownName } from "~/domain/editors";
import { AppError } from "~/errors";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { linkIn, oEmbed } from "~/features/sharing/oembed";
import { revalidated } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { publicOrigin } from "~/http/origin.server";
import { getTranslate } from "~/i18n/middleware.server";

const pixels = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;

/** The oEmbed 1.0 description of a share page; JSON only, the provider's choice by the standard. */
const { loader, action } = endpoint({
  GET: responseMethod({
    run: async ({ services, request, context, url }) => {
      const asked = url.searchParams;
      if ((asked.get("format") ?? "json") !== "json") throw new AppError("format_not_offered");
      const origin = publicOrigin(request, context);
      const link = linkIn(asked.get("url") ?? "", origin);
      if (!link) throw new AppError("prompt_not_found");
      const { prompt, creator, creatorId } = await getSharedPrompt(
        services,
        null,
        link.shareId,
        link.version,
      );
      const t = getTranslate(context);
      const embed = oEmbed(prompt, {
        origin,
        product: t("shell:product"),
        authorName: creator && shownName({ id: creatorId, ...creator }, t("shell:creator.editors")),
        maxWidth: pixels(asked.get("maxwidth")),
        maxHeight: pixels(asked.get("maxheight")),
      });
      return revalidated(request, JSON.stringify(embed), {
        "Content-Type": "application/json",
        Vary: "Accept-Language",
      });
    },
  }),
});

export { loader, action };
