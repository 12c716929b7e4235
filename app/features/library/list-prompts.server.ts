import type { Viewer } from "~/context";
import type { Prompt } from "~/features/prompts/prompt";
import type { Services } from "~/services";

import { findPrompts, selectPrompts } from "./find-prompts.server";
import type { LibraryQuery } from "./query";

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
  const { numbers, ...position } = await findPage(services, viewer, query);
  return { prompts: await selectPrompts(services, viewer, numbers), ...position };
}

/** Which prompts stand on a page, by their numbers, and where it stands itself. */
export async function findPage(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  query: LibraryQuery,
): Promise<Omit<PromptPage, "prompts"> & { numbers: number[] }> {
  const found = await findPrompts(services, viewer, query);
  const pageCount = Math.max(1, Math.ceil(found.length / query.size));
  const page = Math.min(query.page, pageCount);
  const numbers = found.slice((page - 1) * query.size, page * query.size);
  return { numbers, total: found.length, page, pageCount };
}
