import { listTown } from "~/features/town/list-town.server";
import { townParameters, townQuery } from "~/features/town/query";
import { serializePage } from "~/features/town/serialize";
import { endpoint, method } from "~/http/endpoint.server";
import { readQuery } from "~/http/read-query.server";

/** A page of what is published, newest first, by category, subcategory and search. */
const door = endpoint({
  GET: method({
    limit: "read",
    run: async ({ services, viewer, url }) => {
      const query = readQuery(townQuery, townParameters(url.searchParams));
      return serializePage(await listTown(services, viewer, query));
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
