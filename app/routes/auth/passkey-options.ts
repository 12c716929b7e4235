import { href, redirect } from "react-router";
import { z } from "zod";

import { passkeyOptions, passkeyOptionsOperation } from "~/features/accounts/passkeys/passkey-options.server";
import { challengeUse } from "~/features/accounts/passkeys/schema";
import { registerAccountOperation } from "~/features/accounts/register-account.server";
import { endpoint } from "~/http/endpoint.server";
import { siteMethod } from "~/http/method.server";
import { enforceLimit } from "~/http/rate-limits.server";
import { getTranslate } from "~/i18n/middleware.server";
import { keepBrowser } from "~/pages/passkey-browser.server";

/** Options of the browser's dialog for a passkey, with a new challenge. A registration's counts as one with a password. */
const route = endpoint({
  POST: siteMethod({
    name: "",
    body: challengeUse,
    response: z.record(z.string(), z.unknown()),
    operation: passkeyOptionsOperation,
    run: async ({ services, request, context, viewer, body, headers }) => {
      if (body.purpose === "register")
        await enforceLimit(registerAccountOperation.limit, { request, context });
      const { browser, cookie } = keepBrowser(request);
      headers.append("Set-Cookie", cookie);
      const site = getTranslate(context)("product");
      return { ...(await passkeyOptions(services, body, { viewer, browser, site })) };
    },
  }),
});

export const loader = () => redirect(href("/auth"), 303);

export const action = route.action;
