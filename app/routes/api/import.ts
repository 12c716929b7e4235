import { importResponse } from "~/features/transfer/responses";
import { importItems, importItemsOperation } from "~/features/transfer/import-items.server";
import { importLimits } from "~/features/transfer/limits";
import { importRequest } from "~/features/transfer/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

/** Several prompts for the viewer's library, as exported; reported one by one. */
const { loader, action } = endpoint({
  POST: memberMethod({
    name: "importPrompts",
    body: importRequest,
    bodyLimit: importLimits.callBytes,
    example: {
      prompts: [
        { originalInput: "A weekly report", content: "Write a report about {{week}}.", folder: "Work" },
      ],
      choice: "skip",
    },
    response: importResponse,
    operation: importItemsOperation,
    run: ({ services, viewer, body }) => importItems(services, viewer, body),
  }),
});

export { loader, action };
