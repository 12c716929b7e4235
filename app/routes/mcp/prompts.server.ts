import type { McpServer, Prompt as McpPrompt } from "@modelcontextprotocol/server";

import { bearerContext, servicesContext, type Member } from "~/context";
import type { Variable } from "~/domain/variables";
import { AppError } from "~/errors";
import { fillTemplate } from "~/features/filling/fill-template";
import { firstPage } from "~/features/library/limits";
import type { LibraryQuery } from "~/features/library/query";
import { listPrompts } from "~/features/library/list-prompts.server";
import { shortName, type Prompt } from "~/features/prompts/prompt";
import type { RequestArgs } from "~/http/errors.server";
import { answering } from "~/http/mcp/protocol-error.server";
import type { Services } from "~/services";

import { findOwnPrompt, type ReadPrompt } from "./read-prompt.server";

/** Prompts per page of the list. */
const listed = 50;

/** Maximum length of the readable part of a name. */
const readable = 32;

/** The name of a prompt for its client: readable where its title is in Latin letters, then its id. */
function nameOf({ id, title, originalInput }: Prompt): string {
  const latin = (title ?? originalInput).slice(0, 200).normalize("NFKD").toLowerCase();
  const words = latin.replace(/[^a-z0-9]+/g, "-").slice(0, readable);
  const slug = words.split("-").filter(Boolean).join("-");
  return slug === "" ? id : `${slug}-${id}`;
}

const idIn = (name: string): string => name.slice(name.lastIndexOf("-") + 1);

function argumentOf({ name, label, question, options, required }: Variable) {
  const words = [label === name ? "" : label, question, options.join(" / ")].filter(Boolean);
  return { name, required, ...(words.length > 0 && { description: words.join(" - ") }) };
}

const describe = (prompt: Prompt): McpPrompt => ({
  name: nameOf(prompt),
  title: prompt.title ?? shortName(prompt),
  description: prompt.description ?? shortName(prompt),
  arguments: prompt.variables.map(argumentOf),
});

const asPage = (cursor: string | undefined): number =>
  cursor !== undefined && /^[1-9]\d{0,3}$/.test(cursor) ? Number(cursor) : 1;

/** A page of the member's library as MCP prompts, with the cursor of the next. */
async function listPage(services: Services, viewer: Member, cursor: string | undefined) {
  const query: LibraryQuery = { ...firstPage, tags: [], page: asPage(cursor), size: listed };
  const { prompts, page, pageCount } = await listPrompts(services, viewer, query);
  return {
    prompts: prompts.map(describe),
    ...(page < pageCount && { nextCursor: String(page + 1) }),
  };
}

/** One of the member's prompts by its name. Errors: `prompt_not_found`. */
async function getNamed({ context }: RequestArgs, name: string): Promise<ReadPrompt> {
  const member = context.get(bearerContext)?.member;
  const found =
    member && (await findOwnPrompt({ services: context.get(servicesContext) }, member, idIn(name)));
  if (!found) throw new AppError("prompt_not_found");
  return found;
}

/** Most values of a completion (the protocol's limit). */
const mostCompleted = 100;

/** The answers to tap that contain what was typed so far. */
function complete({ variables }: ReadPrompt, name: string, typed: string) {
  const options = variables.find((variable) => variable.name === name)?.options ?? [];
  const start = typed.toLocaleLowerCase();
  const values = options.filter((option) => option.toLocaleLowerCase().includes(start));
  return {
    values: values.slice(0, mostCompleted),
    total: values.length,
    hasMore: values.length > mostCompleted,
  };
}

/** Adds the member's library as prompts, with completion of their arguments; a visitor has none. */
export function addPrompts({ server }: McpServer, args: RequestArgs): void {
  const { context } = args;
  const answer = answering(args);
  server.registerCapabilities({ prompts: { listChanged: false }, completions: {} });
  server.setRequestHandler(
    "prompts/list",
    answer(async ({ params }) => {
      const member = context.get(bearerContext)?.member;
      if (!member) return { prompts: [] };
      return listPage(context.get(servicesContext), member, params?.cursor);
    }),
  );
  server.setRequestHandler(
    "prompts/get",
    answer(async ({ params }) => {
      const found = await getNamed(args, params.name);
      const text = fillTemplate(found, params.arguments ?? {});
      return { messages: [{ role: "user" as const, content: { type: "text" as const, text } }] };
    }),
  );
  server.setRequestHandler(
    "completion/complete",
    answer(async ({ params: { ref, argument } }) => {
      if (ref.type !== "ref/prompt") return { completion: { values: [] } };
      return { completion: complete(await getNamed(args, ref.name), argument.name, argument.value) };
    }),
  );
}
