import { href, redirect, type LoaderFunctionArgs } from "react-router";

import { writesContext, type Viewer } from "~/context";
import type { Proven } from "~/features/accounts/still-stands.server";
import { findSession } from "~/features/accounts/find-session.server";
import { startSession } from "~/features/accounts/start-session.server";
import { getDraft } from "~/features/generator/get-draft.server";
import { saveDraft } from "~/features/generator/save-draft.server";
import { reworkedAddress } from "~/features/prompts/ui/rework-address";
import { follow } from "~/features/people/follow.server";
import { followRequest } from "~/features/people/schema";
import { lastFolder } from "~/features/prompts/folders/last-folder.server";
import { copySharedPrompt } from "~/features/sharing/copy-shared-prompt.server";
import { shareDraft } from "~/features/sharing/share-draft.server";
import { saveToShelf } from "~/features/sharing/shelf/change-shelf.server";
import { asAppError, logFailure } from "~/http/errors.server";
import type { Done, SignInFlash } from "~/http/flash";
import { flashHeader } from "~/http/flash.server";
import { intentHeader, pageOfIntent, readIntent, type Intent } from "~/http/intent.server";
import type { PageArgs } from "~/http/page.server";
import { callerKeyOf, enforceLimit } from "~/http/rate-limits.server";
import { userAgentOf } from "~/http/request.server";
import { newSessionHeaders, withCookies } from "~/http/session-cookie.server";
import { hashToken } from "~/platform/tokens";

interface SignedIn {
  userId: string;
  /** The password or passkey that was checked; if it changes in the meantime, no session starts. */
  proven?: Proven;
  flash: SignInFlash;
  /** The path that the sign-in was to lead to. Null for the default. */
  to: string | null;
}

/** Where a sign-in leads, and the cookies of its response. */
interface Completed {
  to: string;
  cookies: string[];
}

type Args = PageArgs<LoaderFunctionArgs>;

/**
 * Begins the session of somebody who has just proven who they are, and carries out what they asked for before, whichever way they
 * signed in. What fails is left to its page, and fails no sign-in. Errors: `wrong_credentials` of `startSession`.
 */
export async function completeSignIn(
  args: Args,
  { userId, proven, flash, to }: SignedIn,
): Promise<Completed> {
  const { services, request, viewer, context } = args;
  const session = await startSession(services, userId, {
    proven,
    userAgent: userAgentOf(request),
    replaces: viewer?.session.id,
  });
  // The return from Google is a GET.
  context.set(writesContext, true);
  const cookies = newSessionHeaders(request, session);
  // A member who confirms who they are has asked for nothing as a visitor.
  const intent = viewer ? null : readIntent(request);
  const found = intent && (await findSession(services, session.token));
  if (!found)
    return { to: to ?? href("/dashboard"), cookies: [...cookies, flashHeader(request, { done: flash })] };
  const { to: end, ...outcome } = await attempt(args, found.viewer, intent);
  return {
    to: to === null || to === pageOfIntent(intent) ? end : to,
    cookies: [...cookies, flashHeader(request, { ...outcome, after: flash }), intentHeader(request, null)],
  };
}

/** The redirect after a sign-in. */
export const signedIn = ({ to, cookies }: Completed): Response => withCookies(redirect(to, 303), cookies);

/** The result of an intent, and the page that shows it. */
type Outcome = Pick<Done, "done" | "prompt"> & { to: string };

async function attempt(args: Args, viewer: Viewer, intent: Intent): Promise<Outcome> {
  try {
    await enforceLimit("write", args);
    return (await carryOut(args, viewer, intent)) ?? unfinished(intent);
  } catch (thrown) {
    logFailure(asAppError(thrown), args);
    return unfinished(intent);
  }
}

const unfinished = (intent: Intent): Outcome => ({ to: pageOfIntent(intent), done: "unfinished" });

/** Does what the person asked for; null: it is no longer the text that they saw. Errors: those of the commands. */
async function carryOut(
  { services, request }: Args,
  viewer: Viewer,
  intent: Intent,
): Promise<Outcome | null> {
  switch (intent.kind) {
    case "save":
    case "share": {
      const { draftId, mark, promptId: id } = intent;
      const { content } = await getDraft(services, viewer, draftId);
      // Anybody with the link of a visitor's draft may have changed it since.
      if ((await hashToken(content)) !== mark) return null;
      if (intent.kind === "share") {
        const callerKey = await callerKeyOf(request, viewer);
        const shareId = await shareDraft(services, viewer, callerKey, draftId, { content, id });
        return shareId === null
          ? null
          : { to: href("/prompts/:shareId", { shareId }), done: "prompt_shared" };
      }
      const folder = await lastFolder(services, viewer);
      const saved = inLibrary(await saveDraft(services, viewer, draftId, { content, folder, id }));
      return intent.next ? { ...saved, to: reworkedAddress(saved.prompt!) } : saved;
    }
    case "copy": {
      const { shareId, version, promptId: id } = intent;
      const folder = await lastFolder(services, viewer);
      return inLibrary(await copySharedPrompt(services, viewer, shareId, folder, version, { id }));
    }
    case "shelf":
      await saveToShelf(services, viewer, intent.shareId);
      return { to: href("/prompts/:shareId", intent), done: "shelf_saved" };
    case "follow": {
      const { data: target } = followRequest.safeParse({ kind: intent.of, target: intent.target });
      if (!target) return null;
      await follow(services, viewer, target);
      return { to: pageOfIntent(intent), done: "followed" };
    }
  }
}

/** The library with a new prompt (specification, section 2). */
const inLibrary = ({ id }: { id: string }): Outcome => ({
  to: href("/dashboard"),
  done: "prompt_saved",
  prompt: id,
});
