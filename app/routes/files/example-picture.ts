import { uploadedContext } from "~/context";
import { AppError } from "~/errors";
import { findPicture } from "~/features/sharing/examples/find-picture.server";
import { isKnown } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";

import type { Route } from "./+types/example-picture";

/** A picture of an example, while its prompt is in the town: caches ask again each time. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: responseMethod({
    run: async ({ request, context, services, params }) => {
      const picture = await findPicture(services, params.exampleId, params.file);
      if (!picture) throw new AppError("not_found");
      context.set(uploadedContext, true);
      const headers = {
        "Content-Type": "image/webp",
        "Content-Disposition": 'inline; filename="example.webp"',
        "Cache-Control": "public, no-cache",
        ETag: picture.tag,
      };
      if (isKnown(request, picture.tag)) return new Response(null, { status: 304, headers });
      const stored = await services.files.read(picture.key);
      if (!stored) throw new AppError("not_found");
      return new Response(stored.bytes, { headers });
    },
  }),
});

export { loader, action };
