import type { McpServer, Prompt as McpPrompt } from "@modelcontextprotocol/server";

import { bearerContext, servicesContext, type Member } from "~/context";
import type { Values, Variable } from "~/domain/variables";
import { AppError } from "~/errors";
import { firstPage } from "~/features/library/limits";
import type { LibraryQuery } from "~/features/library/query";
import { listPrompts } from "~/features/library/list-prompts.server";
import { shortName, type Prompt } from "~/features/prompts/prompt";
import { untouchedCopies } from "~/features/prompts/untouched-copies.server";
import { countUse } from "~/features/town/ranking/count-use.server";
import { listShelf } from "~/features/sharing/shelf/list-shelf.server";
import type { ShelvedTemplate } from "~/features/sharing/shelf/shelf-item";
import type { RequestArgs } from "~/http/errors.server";
import { readerOf } from "~/http/reader.server";
import { withProtocolErrors } from "~/http/mcp/protocol-error.server";
import type { Services } from "~/services";

import { fillRead } from "./fill-read.server";
import { findOwnPrompt, readPrompt, type ReadPrompt } from "./read-prompt.server";
import { fenceOthersText } from "./others-text.server";

const perPage = 50;

/** Maximum length of the readable part of a name. */
const readable = 32;

/** The name of a prompt for its client: readable where its title is in Latin letters, then its id. */
function nameOf({ id, title, originalInput }: Prompt): string {
  const latin = (title ?? originalInput).slice(0, 200).normalize("NFKD").toLowerCase();
  const words = latin.replace(/[^a-z0-9]+/g, "-").slice(0, readable);
  const slug = words.split("-").filter(Boolean).join("-");
  return slug === "" ? id : `${slug}-${id}`;
}

/** A prompt of another person, whose words are passed on as its title and the names of its arguments only. */
const describeStrangers = (name: string, title: string, from: string, variables: readonly Variable[]) => ({
  name,
  title,
  description: `${from}, written by another person.`,
  arguments: variables.map((variable) => ({ name: variable.name, required: variable.required })),
});

/** Beginning of the name of a prompt on the shelf, and of the cursor of a page of it. */
const shelfName = "shelf-";

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

/** A prompt of the shelf: its author's words are its title and the names of its arguments, and nowhere a description. */
const describeShelved = ({ shareId, title, originalInput, variables }: ShelvedTemplate): McpPrompt =>
  describeStrangers(
    shelfName + shareId,
    title ?? shortName({ originalInput }),
    "From the member's shelf",
    variables,
  );

const describeCopy = (prompt: Prompt): McpPrompt =>
  describeStrangers(
    nameOf(prompt),
    prompt.title ?? shortName(prompt),
    "A copy in the member's library",
    prompt.variables,
  );

/** A page of the member's shelf as MCP prompts; what is no longer public is left out. */
async function listShelfPage(services: Services, viewer: Member, asked: number) {
  const { items, page, pageCount } = await listShelf(services, viewer, asked);
  return {
    prompts: items.flatMap(({ prompt }) => (prompt ? [describeShelved(prompt)] : [])),
    ...(page < pageCount && { nextCursor: `${shelfName}${page + 1}` }),
  };
}

const asPage = (cursor: string | undefined): number =>
  cursor !== undefined && /^[1-9]\d{0,3}$/.test(cursor) ? Number(cursor) : 1;

/** A page of the member's library as MCP prompts, with the cursor of the next; the shelf follows its last page. */
async function listPage(services: Services, viewer: Member, cursor: string | undefined) {
  if (cursor?.startsWith(shelfName))
    return listShelfPage(services, viewer, asPage(cursor.slice(shelfName.length)));
  const query: LibraryQuery = { ...firstPage, tags: [], page: asPage(cursor), size: perPage };
  const { prompts, page, pageCount } = await listPrompts(services, viewer, query);
  const copies = await untouchedCopies(
    services,
    viewer,
    prompts.map(({ id }) => id),
  );
  const listed = prompts.map((prompt) => (copies.has(prompt.id) ? describeCopy : describe)(prompt));
  if (page < pageCount) return { prompts: listed, nextCursor: String(page + 1) };
  const shelf = await listShelfPage(services, viewer, 1);
  return { ...shelf, prompts: [...listed, ...shelf.prompts] };
}

/** A prompt of the member's library or shelf by its name. Errors: `prompt_not_found`. */
async function getNamed({ context }: RequestArgs, name: string): Promise<ReadPrompt> {
  const viewer = context.get(bearerContext)?.member;
  if (!viewer) throw new AppError("prompt_not_found");
  const services = context.get(servicesContext);
  if (name.startsWith(shelfName)) return readPrompt({ services, viewer }, idIn(name));
  const found = await findOwnPrompt({ services }, viewer, idIn(name));
  if (!found) throw new AppError("prompt_not_found");
  return found;
}

/** The filled text of a prompt. Another person's text is data between marks; their prompt counts as used. */
async function textOf({ context, request }: RequestArgs, found: ReadPrompt, values: Values): Promise<string> {
  const text = fillRead(found, values);
  if (!found.isOwn && found.shareId) {
    const services = context.get(servicesContext);
    const reader = await readerOf(request, context.get(bearerContext)?.member ?? null);
    services.background(countUse(services, reader, found.shareId));
  }
  return found.isStrangers ? fenceOthersText(text) : text;
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

/** Adds the member's library and shelf as prompts, with completion of their arguments; a visitor has none. */
export function addPrompts({ server }: McpServer, args: RequestArgs): void {
  const { context } = args;
  const guarded = withProtocolErrors(args);
  server.registerCapabilities({ prompts: { listChanged: false }, completions: {} });
  server.setRequestHandler(
    "prompts/list",
    guarded(async ({ params }) => {
      const member = context.get(bearerContext)?.member;
      if (!member) return { prompts: [] };
      return listPage(context.get(servicesContext), member, params?.cursor);
    }),
  );
  server.setRequestHandler(
    "prompts/get",
    guarded(async ({ params }) => {
      const found = await getNamed(args, params.name);
      const text = await textOf(args, found, params.arguments ?? {});
      return { messages: [{ role: "user" as const, content: { type: "text" as const, text } }] };
    }),
  );
  server.setRequestHandler(
    "completion/complete",
    guarded(async ({ params: { ref, argument } }) => {
      if (ref.type !== "ref/prompt") return { completion: { values: [] } };
      return { completion: complete(await getNamed(args, ref.name), argument.name, argument.value) };
    }),
  );
}
