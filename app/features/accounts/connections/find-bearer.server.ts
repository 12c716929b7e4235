import type { TokenBearer } from "~/context";
import { findTokenBearer } from "~/features/accounts/tokens/find-token-bearer.server";
import type { AppResource } from "~/platform/oauth/oauth";
import type { Services } from "~/services";

/**
 * The member and scope of a personal token, or of a connected app's token for this resource, which may have less than its connection.
 * Null for any other token.
 */
export async function findBearer(
  services: Pick<Services, "db" | "clock" | "background" | "oauth">,
  token: string,
  resource: AppResource,
): Promise<TokenBearer | null> {
  const personal = await findTokenBearer(services, token);
  // A connection's own token never leaves its grant.
  if (personal) return personal.isConnection ? null : personal;
  const grant = await services.oauth?.find(token, resource);
  const bearer = grant ? await findTokenBearer(services, grant.secret) : null;
  if (!grant || !bearer?.isConnection) return null;
  return { ...bearer, scope: grant.scopes.includes("write") ? bearer.scope : "read" };
}
