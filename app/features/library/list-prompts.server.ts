import type { Viewer } from "~/context";
import type { Prompt } from "~/features/prompts/prompt";
import type { Services } from "~/services";

import { findPrompts, readPrompts } from "./find-prompts.server";
import type { LibraryQuery } from "./query";

export interface PromptPage {
  prompts: Prompt[];
  /** Number of matching prompts, on all pages. */
  total: number;
  /** Current page, from 1; the last page if a later one was requested. */
  page: number;
  pageCount: number;
}

/** A page of the viewer's prompts in the query's order (specification, sections 2 and 4). */
export async function listPrompts(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  query: LibraryQuery,
): Promise<PromptPage> {
  const { numbers, ...position } = await findPage(services, viewer, query);
  return { prompts: await readPrompts(services, viewer, numbers), ...position };
}

/** The prompts on a page, by number, with the page's position. */
export async function findPage(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  query: LibraryQuery & { pinnedFirst?: boolean },
): Promise<Omit<PromptPage, "prompts"> & { numbers: number[] }> {
  const found = await findPrompts(services, viewer, query);
  const pageCount = Math.max(1, Math.ceil(found.length / query.size));
  const page = Math.min(query.page, pageCount);
  const numbers = found.slice((page - 1) * query.size, page * query.size);
  return { numbers, total: found.length, page, pageCount };
}
