import { z } from "zod";

import { bearerContext } from "~/context";
import type { Fact } from "~/domain/fact";
import { AppError } from "~/errors";
import { listFacts, listFactsOperation } from "~/features/facts/list-facts.server";
import { factsResponse } from "~/features/facts/responses";
import { memberTool, type ToolCall } from "~/http/mcp/declare-tool.server";

/** The facts of a member for an app that they let see them. Error: `insufficient_scope`. */
export function factsForApp(
  { services, context }: Pick<ToolCall<unknown>, "services" | "context">,
  viewer: { id: string },
): Promise<Fact[]> {
  if (!context.get(bearerContext)?.seesFacts) throw new AppError("insufficient_scope");
  return listFacts(services, viewer);
}

const lineOf = ({ id, name, text, subject }: Fact) => `${id}: ${name}${subject && ` (${subject})`}: ${text}`;

export const myFacts = memberTool({
  name: "my_facts",
  title: "List the facts of your user",
  description:
    "Lists the small texts that the member keeps because they say them again and again, the most used first: who they are, for whom they write, what they never want. Take what fits the task, and give the ids to generate_prompt. The member has to allow it when they connect the app.",
  input: z.strictObject({}),
  fields: {},
  output: z.object({ facts: factsResponse }),
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: listFactsOperation,
  run: async ({ services, viewer, context }) => {
    const facts = await factsForApp({ services, context }, viewer);
    return {
      value: { facts },
      text: facts.length > 0 ? facts.map(lineOf).join("\n") : "No facts are kept yet.",
    };
  },
});
