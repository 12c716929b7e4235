import { listKept, listKeptOperation } from "~/features/offline/list-kept.server";
import { entityTag, isKnown } from "~/http/entity-tags.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { enforceLimit } from "~/http/rate-limits.server";

import type { Route } from "./+types/kept";

/** What the member's browser keeps, as JSON; 304 if it has that already. */
export const loader = memberPage(
  async ({ services, viewer, request, context }: MemberArgs<Route.LoaderArgs>) => {
    await enforceLimit(listKeptOperation.limit, { request, context });
    const body = new TextEncoder().encode(JSON.stringify(await listKept(services, viewer)));
    const tag = await entityTag(body);
    const headers = { ETag: tag, "Content-Type": "application/json; charset=utf-8" };
    return isKnown(request, tag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers });
  },
);
