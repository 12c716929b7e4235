import { listMemberPosts, listMemberPostsOperation } from "~/features/people/list-member-posts.server";
import { pageParameters, pageQuery } from "~/features/people/schema";
import { townPageResponse } from "~/features/town/responses";
import { serializePage } from "~/features/town/town-prompt";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

import type { Route } from "./+types/member-prompts";

const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: method({
    name: "listMemberPrompts",
    query: { schema: pageQuery, read: pageParameters },
    response: townPageResponse,
    operation: listMemberPostsOperation,
    run: async ({ services, viewer, url, query, headers, params }) => {
      const page = await listMemberPosts(services, viewer, params.memberId, query.page);
      addPageLinks(headers, page, url.pathname);
      return serializePage(page);
    },
  }),
});

export { loader, action };
