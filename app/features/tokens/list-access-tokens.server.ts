import { desc } from "drizzle-orm";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import type { Services } from "~/services";

import type { AccessToken } from "./access-token";
import { ownTokens } from "./own-tokens.server";

/** The viewer's unexpired tokens, newest first. */
export async function listAccessTokens(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
): Promise<AccessToken[]> {
  return ownTokens(services, viewer).orderBy(desc(accessTokens.createdAt), accessTokens.id);
}
