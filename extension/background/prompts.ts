import type { z } from "zod";

import { firstLine } from "~/features/town/first-line";
import type { Fact } from "~/domain/fact";
import type { Values } from "~/domain/variables";
import type { generatedResponse } from "~/features/generator/responses";
import type { promptResponse } from "~/features/prompts/responses";
import type { sharedViewResponse } from "~/features/sharing/responses";
import type { shelfResponse } from "~/features/sharing/shelf/responses";
import type { townPageResponse } from "~/features/town/responses";

import type { ListPage, ListQuery, Listed, Made, Template } from "../messages";
import { CallFault } from "./faults";
import { callSite } from "./call-site";

/** What the API's schemas are in JSON; instants are texts there, and none is read here. */
type Json<Schema extends z.ZodType> = z.input<Schema>;

/** How many prompts of the library a page has: one of the API's sizes. */
const size = 30;

const titleOf = ({ title, originalInput }: { title: string | null; originalInput: string }): string =>
  title || originalInput;

const asTemplate = (
  id: string,
  prompt:
    | Omit<Template, "id">
    | (Omit<Template, "id" | "title"> & { title: string | null; originalInput: string }),
): Template => ({
  id,
  title: "originalInput" in prompt ? titleOf(prompt) : prompt.title,
  content: prompt.content,
  variables: prompt.variables,
});

/** A page of the library; `search` in titles, texts and tags. */
export async function listLibrary({ search, page }: ListQuery): Promise<ListPage> {
  const query = { search, page: String(page), size: String(size), sort: "used" };
  const prompts = await callSite<Json<typeof promptResponse>[]>("/api/prompts", { query });
  const items = prompts.map((prompt) => ({
    id: prompt.id,
    title: titleOf(prompt),
    lead: firstLine(prompt.content),
    prompt: asTemplate(prompt.id, prompt),
  }));
  // A full page may be the last one; the next is then empty.
  return { items, page, pages: items.length === size ? page + 1 : page };
}

/** A page of the shelf; its texts are read when they are chosen. */
export async function listShelf({ search, page }: ListQuery): Promise<ListPage> {
  const shelf = await callSite<Json<typeof shelfResponse>>("/api/shelf", { query: { page: String(page) } });
  const words = search.toLocaleLowerCase();
  const items = shelf.items.flatMap(({ prompt }): Listed[] =>
    prompt && titleOf(prompt).toLocaleLowerCase().includes(words)
      ? [{ id: prompt.shareId, title: titleOf(prompt), lead: prompt.author ?? "", prompt: null }]
      : [],
  );
  return { items, page, pages: shelf.pagination.totalPages };
}

type TownPage = Json<typeof townPageResponse>;

const asPage = ({ prompts, pagination }: TownPage): ListPage => ({
  items: prompts.map((prompt) => ({
    id: prompt.id,
    title: titleOf(prompt),
    lead: prompt.description || firstLine(prompt.content),
    prompt: asTemplate(prompt.shareId, prompt),
  })),
  page: pagination.page,
  pages: pagination.totalPages,
});

const pageOf = ({ search, page }: ListQuery) => ({ search, page: String(page) });

/** A page of the town, also for visitors. */
export const searchTown = async (query: ListQuery): Promise<ListPage> =>
  asPage(await callSite<TownPage>("/api/public-prompts", { query: pageOf(query), isPublic: true }));

/** A page of the member's own posts. */
export const listPosts = async (query: ListQuery): Promise<ListPage> =>
  asPage(await callSite<TownPage>("/api/my-town-prompts", { query: pageOf(query) }));

/** A shared prompt by its share id. */
export async function readShared(shareId: string): Promise<Template> {
  const path = `/api/prompts/${encodeURIComponent(shareId)}`;
  const { prompt } = await callSite<Json<typeof sharedViewResponse>>(path, { isPublic: true });
  return asTemplate(shareId, prompt);
}

/** Notes a member's use of a prompt; one that is not counted is missed by nobody. */
export const noteUse = (id: string): Promise<unknown> =>
  callSite(`/api/prompts/${encodeURIComponent(id)}/uses`, { body: {} }).catch(() => undefined);

/** The member's facts, the most used first. Null: the extension may not see them. */
export async function readFacts(): Promise<Fact[] | null> {
  try {
    return await callSite<Fact[]>("/api/facts");
  } catch (thrown) {
    if (thrown instanceof CallFault && thrown.code === "insufficient_scope") return null;
    throw thrown;
  }
}

/** A prompt made of a line: it tells the AI to ask what is still open. `answers`: those that the person gave already. */
export async function makePrompt(line: string, answers: Values): Promise<Made> {
  const body = { input: line, isDeepThinking: false, asks: true, answers };
  const made = await callSite<Json<typeof generatedResponse>>("/api/generate", { body });
  return { title: line, input: line, content: made.content, variables: made.variables, tags: made.tags };
}
