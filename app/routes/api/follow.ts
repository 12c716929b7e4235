import { AppError } from "~/errors";
import { followsResponse } from "~/features/people/responses";
import { unfollow, unfollowOperation } from "~/features/people/follow.server";
import { listFollows } from "~/features/people/list-follows.server";
import { followRequest } from "~/features/people/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/follow";

/** Ends a follow; returns the remaining follows. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  DELETE: memberMethod({
    name: "unfollow",
    pathExample: { kind: "category", target: "marketing" },
    response: followsResponse,
    operation: unfollowOperation,
    run: async ({ services, viewer, params }) => {
      const target = followRequest.safeParse(params);
      if (!target.success) throw new AppError("not_found");
      await unfollow(services, viewer, target.data);
      return { follows: await listFollows(services, viewer) };
    },
  }),
});

export { loader, action };
