import type { Member } from "~/context";

import { callerKeyOf } from "./rate-limits.server";
import { userAgentOf } from "./request.server";

/** Who reads: the member, or a visitor by the hash of their network and by their browser. */
export const readerOf = async (request: Request, member: Pick<Member, "id"> | null) =>
  member ? { id: member.id } : { network: await callerKeyOf(request, null), browser: userAgentOf(request) };
