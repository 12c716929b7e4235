import { endSession } from "~/features/accounts/end-session.server";
import { getSessionUser } from "~/features/accounts/get-session-user.server";
import { sessionSync } from "~/features/accounts/schema";
import { signInWithGoogle } from "~/features/accounts/sign-in-with-google.server";
import { startSession } from "~/features/accounts/start-session.server";
import { AppError } from "~/errors";
import { endpoint, method } from "~/http/endpoint.server";
import { newSessionHeaders } from "~/http/redirect-with.server";
import { withCookies } from "~/http/with-cookies.server";
import { userAgentOf } from "~/http/user-agent.server";
import { getLanguage } from "~/i18n/middleware.server";

/** The session (specification, section 7): who is signed in, signing in with a Google ID token, signing out. */
const door = endpoint({
  GET: method({ run: ({ services, viewer }) => viewer && getSessionUser(services, viewer) }),
  POST: method({
    body: sessionSync,
    limit: "signIn",
    run: async ({ services, request, context, viewer, body }) => {
      if (!services.google) throw new AppError("id_token_invalid");
      const identity = await services.google.verifyIdToken(body.idToken);
      const { userId } = await signInWithGoogle(services, identity, { language: getLanguage(context) });
      const session = await startSession(services, userId, {
        userAgent: userAgentOf(request),
        replaces: viewer?.session.id,
      });
      const user = await getSessionUser(services, { id: userId });
      return withCookies(Response.json(user), newSessionHeaders(request, session));
    },
  }),
  DELETE: method({
    run: async ({ services, request, viewer }) => {
      if (viewer) await endSession(services, viewer, viewer.session.id);
      return withCookies(new Response(null, { status: 204 }), newSessionHeaders(request, null));
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
