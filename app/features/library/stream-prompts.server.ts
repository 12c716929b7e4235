import type { Viewer } from "~/context";
import type { Prompt } from "~/features/prompts/prompt";
import type { Services } from "~/services";

import { findPrompts, readPrompts } from "./find-prompts.server";
import type { LibraryFilter } from "./query";

/** Prompts in memory at a time. */
const step = 50;

/** All of the viewer's prompts that fit a filter, in its order, read on demand. */
export async function* streamPrompts(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  filter: LibraryFilter,
): AsyncGenerator<Prompt> {
  const numbers = await findPrompts(services, viewer, filter);
  for (let start = 0; start < numbers.length; start += step)
    yield* await readPrompts(services, viewer, numbers.slice(start, start + step));
}
