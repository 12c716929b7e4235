import { describeApp } from "~/features/offline/describe-app.server";
import { endpoint } from "~/http/endpoint.server";
import { revalidated } from "~/http/entity-tags.server";
import { responseMethod } from "~/http/method.server";
import { getLanguage, getTranslate } from "~/i18n/middleware.server";

/** The manifest of the app on the phone, in the language of the address. */
const { loader, action } = endpoint({
  GET: responseMethod({
    run: ({ request, context }) =>
      revalidated(request, JSON.stringify(describeApp(getLanguage(context), getTranslate(context))), {
        "Content-Type": "application/manifest+json; charset=utf-8",
      }),
  }),
});

export { loader, action };
