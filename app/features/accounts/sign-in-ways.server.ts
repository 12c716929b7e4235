import type { Viewer } from "~/context";
import type { SignInWay } from "~/domain/kinds";
import type { Services } from "~/services";

import { selectProviders } from "./get-session-user.server";
import { listCredentials } from "./passkeys/own-passkeys.server";

/** The viewer's ways to sign in. */
export async function signInWays(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
): Promise<SignInWay[]> {
  const [providers, passkeys] = await services.db.batch([
    selectProviders(services, viewer),
    listCredentials(services, viewer),
  ]);
  return toSignInWays(providers, passkeys);
}

/** Ways to sign in by a member's providers and passkeys. */
export const toSignInWays = (
  providers: readonly { providerId: SignInWay }[],
  passkeys: readonly unknown[],
): SignInWay[] => [
  ...providers.map(({ providerId }) => providerId),
  ...(passkeys.length > 0 ? (["passkey"] as const) : []),
];
