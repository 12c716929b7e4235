import {
  inputRequired,
  inputResponse,
  type CallToolResult,
  type InputRequiredResult,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod";

import { bearerContext, servicesContext, type Member } from "~/context";
import { AppError } from "~/errors";

import type { RequestArgs } from "../errors.server";
import { publicOrigin } from "../origin.server";
import { parseValue } from "../parse-value";
import { callerKeyOf, enforceLimit } from "../rate-limits.server";
import { describeRefusal } from "./describe-refusal.server";
import type { Tool } from "./declare-tool.server";
import { elicitedAnswers, elicitationSchema } from "./elicitation";
import { optionsOf } from "./wire-schema";

type Result = CallToolResult | InputRequiredResult;

/** Adds a tool to a server; a call is handled as the API handles it. */
export function registerTool(server: McpServer, declared: Tool, args: RequestArgs): void {
  const { name, title, description, wire, annotations } = declared;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: wire.input,
      outputSchema: wire.output,
      annotations: { title, ...annotations },
    },
    (sent, { mcpReq }) => {
      const response = inputResponse(mcpReq.inputResponses, questionsKey);
      const canAsk = response.kind === "missing" && declaresElicitation(server);
      return perform(declared, { sent: withAnswers(sent, elicitedAnswers(response)), canAsk }, args);
    },
  );
}

/** The member who calls, or null for a visitor. Errors: `unauthenticated`, `insufficient_scope`. */
function authorize({ forMembers, scope }: Tool, { context }: RequestArgs): Member | null {
  const bearer = context.get(bearerContext);
  if (!bearer && forMembers) throw new AppError("unauthenticated");
  if (bearer?.scope === "read" && scope === "write") throw new AppError("insufficient_scope");
  return bearer?.member ?? null;
}

/** The member whose daily budgets a call is counted in; one that only reads spends nothing of its member's, and counts as a visitor's. */
function payer({ context }: RequestArgs): Member | null {
  const bearer = context.get(bearerContext);
  return bearer?.scope === "write" ? bearer.member : null;
}

const questionsKey = "questions";

/** Where programs find the body of an error in a result. No result schema of a tool allows it as structured content. */
const errorKey = "prompt-town/error";

/** Whether the client asks its person questions: declared with each request since 2026-07-28, unknown before. */
function declaresElicitation({ server }: McpServer): boolean {
  const declared = server.getClientCapabilities()?.elicitation;
  return declared !== undefined && (declared.form !== undefined || declared.url === undefined);
}

/** The sent arguments, with the answers of the person added. */
const withAnswers = (sent: unknown, answers: Record<string, string> | null): unknown => {
  if (!answers || typeof sent !== "object" || sent === null) return sent;
  const given = "answers" in sent && typeof sent.answers === "object" ? sent.answers : {};
  return { ...sent, answers: { ...given, ...answers } };
};

interface Sent {
  /** The arguments of the call, unchecked. */
  sent: unknown;
  canAsk: boolean;
}

async function run(declared: Tool, { sent, canAsk }: Sent, args: RequestArgs): Promise<Result> {
  const { request, context } = args;
  const viewer = authorize(declared, args);
  if (declared.operation.limit) await enforceLimit(declared.operation.limit, args);
  const result = await declared.run({
    services: context.get(servicesContext),
    viewer,
    input: parseValue(declared.input, sent ?? {}),
    request,
    context,
    origin: publicOrigin(request, context),
    canAsk,
    callerKey: () => callerKeyOf(request, payer(args)),
  });
  if ("questions" in result) {
    const requestedSchema = elicitationSchema(result.questions);
    const asked = inputRequired.elicit({ message: result.message, requestedSchema });
    return inputRequired({ inputRequests: { [questionsKey]: asked } });
  }
  return {
    content: [result.text].flat().map((text) => ({ type: "text" as const, text })),
    structuredContent: z.encode(declared.output, result.value) as Record<string, unknown>,
  };
}

async function perform(declared: Tool, call: Sent, args: RequestArgs): Promise<Result> {
  try {
    return await run(declared, call, args);
  } catch (thrown) {
    const { body, text } = describeRefusal(thrown, args, (field) => optionsOf(declared.wire.input, field));
    return { isError: true, content: [{ type: "text", text }], _meta: { [errorKey]: body } };
  }
}
