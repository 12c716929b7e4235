import { z } from "zod";

import { AppError } from "~/errors";
import { sessionUserResponse } from "~/features/accounts/responses";
import { endOwnSession } from "~/features/accounts/end-session.server";
import { getSessionUser } from "~/features/accounts/get-session-user.server";
import { sessionSync } from "~/features/accounts/schema";
import { signInWithGoogle, signInWithGoogleOperation } from "~/features/accounts/sign-in-with-google.server";
import { startSession } from "~/features/accounts/start-session.server";
import { endpoint } from "~/http/endpoint.server";
import { siteMethod } from "~/http/method.server";
import { addCookies, newSessionHeaders } from "~/http/session-cookie.server";
import { userAgentOf } from "~/http/request.server";
import { getLanguage } from "~/i18n/middleware.server";

/** The session (specification, section 7): the viewer, sign-in with a Google ID token, sign-out. */
const { loader, action } = endpoint({
  GET: siteMethod({
    name: "getSession",
    response: sessionUserResponse.nullable(),
    run: ({ services, viewer }) => viewer && getSessionUser(services, viewer),
  }),
  POST: siteMethod({
    name: "startSession",
    body: sessionSync,
    response: sessionUserResponse,
    operation: signInWithGoogleOperation,
    run: async ({ services, request, context, viewer, body, headers }) => {
      if (!services.google) throw new AppError("id_token_invalid");
      const identity = await services.google.verifyIdToken(body.idToken);
      const { userId } = await signInWithGoogle(services, identity, { language: getLanguage(context) });
      const session = await startSession(services, userId, {
        userAgent: userAgentOf(request),
        replaces: viewer?.session.id,
      });
      addCookies(headers, newSessionHeaders(request, session));
      return getSessionUser(services, { id: userId });
    },
  }),
  DELETE: siteMethod({
    name: "endSession",
    response: z.void(),
    status: 204,
    run: async ({ services, request, viewer, headers }) => {
      if (viewer) await endOwnSession(services, viewer);
      addCookies(headers, newSessionHeaders(request, null));
    },
  }),
});

export { loader, action };
