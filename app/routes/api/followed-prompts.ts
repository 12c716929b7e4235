import { followedSchema } from "~/features/people/responses";
import { listFollowed, listFollowedOperation } from "~/features/people/list-followed.server";
import { followedQuery } from "~/features/people/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

const { loader, action } = endpoint({
  GET: memberMethod({
    name: "listFollowedPrompts",
    query: {
      schema: followedQuery,
      read: (parameters) => ({ before: parameters.get("before") ?? undefined }),
    },
    response: followedSchema,
    operation: listFollowedOperation,
    run: ({ services, viewer, query }) => listFollowed(services, viewer, query.before),
  }),
});

export { loader, action };
