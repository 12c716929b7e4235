import { deleteAccount, deleteAccountOperation } from "~/features/accounts/delete-account.server";
import { deletedResponse } from "~/features/prompts/responses";
import { endpoint } from "~/http/endpoint.server";
import { sessionMethod } from "~/http/method.server";
import { addCookies, newSessionHeaders } from "~/http/session-cookie.server";

/** Deletes the account of the session (specification, section 7); no body. */
const { loader, action } = endpoint({
  POST: sessionMethod({
    name: "deleteAccount",
    response: deletedResponse,
    operation: deleteAccountOperation,
    run: async ({ services, request, viewer, headers }) => {
      await deleteAccount(services, viewer);
      addCookies(headers, newSessionHeaders(request, null));
      return { deleted: true as const };
    },
  }),
});

export { loader, action };
