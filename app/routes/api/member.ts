import { memberSchema } from "~/features/people/responses";
import { getMember, getMemberOperation } from "~/features/people/get-member.server";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";

import type { Route } from "./+types/member";

const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: method({
    name: "getMember",
    response: memberSchema,
    operation: getMemberOperation,
    run: ({ services, params }) => getMember(services, params.memberId),
  }),
});

export { loader, action };
