import { listPosted } from "~/features/town/list-posted.server";
import { postedQuery, townParameters } from "~/features/town/query";
import { serializePage } from "~/features/town/serialize";
import { endpoint, memberMethod } from "~/http/endpoint.server";
import { readQuery } from "~/http/read-query.server";

/** A page of what the viewer has published themselves. */
const door = endpoint({
  GET: memberMethod({
    limit: "read",
    run: async ({ services, viewer, url }) => {
      const query = readQuery(postedQuery, townParameters(url.searchParams));
      return serializePage(await listPosted(services, viewer, query));
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
