import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { AccessToken } from "./access-token";
import { ownTokens } from "./own-tokens.server";

/** One of the viewer's tokens. Errors: `access_token_not_found`, also for expired ones. */
export async function getAccessToken(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<AccessToken> {
  const found = await ownTokens(services, viewer, id).get();
  if (!found) throw new AppError("access_token_not_found");
  return found;
}
