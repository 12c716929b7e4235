import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { isRecent } from "../confirm-identity.server";
import { refuseTaken } from "../register-account.server";
import { issueChallenge } from "./challenges.server";
import { passkeysLimit } from "./limits";
import { listCredentials } from "./own-passkeys.server";
import type { ChallengeUse } from "./schema";

export const passkeyOptionsOperation = operation({
  limit: "write",
  errors: ["email_already_in_use", "requires_recent_login", "passkeys_full", "unauthenticated", "not_found"],
});

interface Asker {
  viewer: Viewer | null;
  /** The visitor's browser, as its cookie says. */
  browser: string;
  /** The site's name. */
  site: string;
}

/**
 * Options with a new challenge for the browser's dialog. Those of a sign-in are the same for everybody. Errors: `not_found` where the
 * site has no passkeys; `email_already_in_use`, as at a registration with a password; for a member's own passkeys `unauthenticated`,
 * and for a further one `requires_recent_login` and `passkeys_full`.
 */
export async function passkeyOptions(
  services: Pick<Services, "db" | "clock" | "ids" | "webAuthn">,
  use: ChallengeUse,
  { viewer, browser, site }: Asker,
): Promise<object> {
  const { ids, webAuthn } = services;
  if (!webAuthn) throw new AppError("not_found");
  if (use.purpose === "sign_in")
    return webAuthn.requestOptions({
      challenge: await issueChallenge(services, { ...use, holder: browser }),
    });
  if (use.purpose === "register") {
    await refuseTaken(services, use.email);
    const id = ids.create();
    const challenge = await issueChallenge(services, { ...use, holder: browser }, id);
    return webAuthn.creationOptions({ challenge, site, user: { id, email: use.email }, existing: [] });
  }
  if (!viewer) throw new AppError("unauthenticated");
  if (use.purpose === "create" && !isRecent(services, viewer)) throw new AppError("requires_recent_login");
  const own = await listCredentials(services, viewer);
  if (use.purpose === "create" && own.length >= passkeysLimit)
    throw new AppError("passkeys_full", { limit: passkeysLimit });
  const challenge = await issueChallenge(services, { ...use, holder: viewer.session.id });
  return use.purpose === "create"
    ? webAuthn.creationOptions({ challenge, site, user: viewer, existing: own })
    : webAuthn.requestOptions({ challenge, allowed: own });
}
