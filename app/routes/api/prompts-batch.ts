import { batchResponse } from "~/features/library/selection/responses";
import { changePrompts, changePromptsOperation } from "~/features/library/selection/change-prompts.server";
import { batchRequest } from "~/features/library/selection/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

const { loader, action } = endpoint({
  POST: memberMethod({
    name: "changePrompts",
    body: batchRequest,
    example: { matching: { tag: ["report"] }, action: "tag" as const, tag: "2026" },
    response: batchResponse,
    operation: changePromptsOperation,
    run: ({ services, viewer, body }) => changePrompts(services, viewer, body.selection, body.change),
  }),
});

export { loader, action };
