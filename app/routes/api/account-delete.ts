import { deleteAccount } from "~/features/accounts/delete-account.server";
import { endpoint, memberMethod } from "~/http/endpoint.server";
import { newSessionHeaders } from "~/http/redirect-with.server";
import { withCookies } from "~/http/with-cookies.server";

/** Deletes the account of the session (specification, section 7); no body. */
const door = endpoint({
  POST: memberMethod({
    run: async ({ services, request, viewer }) => {
      await deleteAccount(services, viewer);
      return withCookies(Response.json({ deleted: true }), newSessionHeaders(request, null));
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
