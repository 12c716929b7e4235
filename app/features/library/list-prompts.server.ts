import type { Viewer } from "~/context";
import type { Prompt } from "~/features/prompts/prompt";
import type { Services } from "~/services";

import { findPrompts } from "./find-prompts.server";
import type { LibraryQuery } from "./query";
import { readPrompts } from "./read-prompts.server";

/** One page of a member's prompts. */
export interface PromptPage {
  prompts: Prompt[];
  /** How many prompts fit the filter, on all pages. */
  total: number;
  /** The page on show, from 1: the last one when a later one was asked for. */
  page: number;
  pageCount: number;
}

/** A page of the viewer's prompts, newest first (specification, sections 2 and 4). */
export async function listPrompts(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  query: LibraryQuery,
): Promise<PromptPage> {
  const numbers = await findPrompts(services, viewer, query);
  const pageCount = Math.max(1, Math.ceil(numbers.length / query.size));
  const page = Math.min(query.page, pageCount);
  const onPage = numbers.slice((page - 1) * query.size, page * query.size);
  const prompts = onPage.length > 0 ? await readPrompts(services, viewer, onPage) : [];
  return { prompts, total: numbers.length, page, pageCount };
}
