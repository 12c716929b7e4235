import type { MiddlewareFunction } from "react-router";

import { servicesContext, viewerContext, type Viewer } from "~/context";
import { asLanguage, languageParameter, type Language } from "~/domain/languages";
import type { Services } from "~/services";

type Remember = (services: Services, viewer: Viewer, language: Language) => Promise<void>;

/** Stores a member's choice by `?lang=` with their account, in the background. A link of another site is no choice. */
export const memberLanguage =
  (remember: Remember): MiddlewareFunction<Response> =>
  ({ request, url, context }, next) => {
    const viewer = context.get(viewerContext);
    const language = asLanguage(url.searchParams.get(languageParameter));
    if (viewer && language && request.headers.get("Sec-Fetch-Site") === "same-origin") {
      const services = context.get(servicesContext);
      services.background(remember(services, viewer, language));
    }
    return next();
  };
