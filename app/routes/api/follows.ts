import { followsResponse } from "~/features/people/responses";
import { follow, followOperation } from "~/features/people/follow.server";
import { listFollows, listFollowsOperation } from "~/features/people/list-follows.server";
import { followRequest } from "~/features/people/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

/** The viewer's follows; the response to a new follow is the whole list. */
const { loader, action } = endpoint({
  GET: memberMethod({
    name: "listFollows",
    response: followsResponse,
    operation: listFollowsOperation,
    run: async ({ services, viewer }) => ({ follows: await listFollows(services, viewer) }),
  }),
  POST: memberMethod({
    name: "follow",
    body: followRequest,
    example: { kind: "category", target: "marketing" },
    response: followsResponse,
    operation: followOperation,
    run: async ({ services, viewer, body }) => {
      await follow(services, viewer, body);
      return { follows: await listFollows(services, viewer) };
    },
  }),
});

export { loader, action };
