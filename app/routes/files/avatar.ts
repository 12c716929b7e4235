import { uploadedContext } from "~/context";
import { AppError } from "~/errors";
import { findAvatar } from "~/features/profiles/find-avatar.server";
import { unchanging } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";

import type { Route } from "./+types/avatar";

/** A member's picture; its content never changes under one address. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: responseMethod({
    run: async ({ request, context, services, params }) => {
      const picture = await findAvatar(services, params.userId, params.file);
      if (!picture) throw new AppError("not_found");
      context.set(uploadedContext, true);
      return unchanging(request, picture, {
        "Content-Type": "image/webp",
        "Content-Disposition": 'inline; filename="avatar.webp"',
      });
    },
  }),
});

export { loader, action };
