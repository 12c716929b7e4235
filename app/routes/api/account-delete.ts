import { deleteAccount } from "~/features/accounts/delete-account.server";
import { endpoint, memberMethod } from "~/http/endpoint.server";
import { newSessionHeaders } from "~/http/redirect-with.server";

/** Deletes the account of the session (specification, section 7); no body. */
const door = endpoint({
  POST: memberMethod({
    run: async ({ services, request, viewer }) => {
      await deleteAccount(services, viewer);
      const response = Response.json({ deleted: true });
      for (const cookie of newSessionHeaders(request, null)) response.headers.append("Set-Cookie", cookie);
      return response;
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
