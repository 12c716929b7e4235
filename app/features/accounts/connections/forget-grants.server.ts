import type { Services } from "~/services";

/** Deletes the grants of ended connections from storage, after the response. Personal tokens have none. */
export function forgetGrants(
  { oauth, background }: Pick<Services, "background" | "oauth">,
  ended: readonly { id: string; clientId?: string | null }[],
): void {
  const connections = ended.filter(({ clientId }) => clientId !== null);
  if (oauth) for (const { id } of connections) background(oauth.forget(id));
}
