import type { Services } from "~/services";

/**
 * Forgets the grants of ended connections, after the response: without its connection a grant is good for nothing, and this only tidies
 * up. Personal tokens have none.
 */
export function forgetGrants(
  { oauth, background }: Pick<Services, "background" | "oauth">,
  ended: readonly { id: string; clientId?: string | null }[],
): void {
  const connections = ended.filter(({ clientId }) => clientId !== null);
  if (oauth) for (const { id } of connections) background(oauth.forget(id));
}
