import type { Viewer } from "~/context";
import type { Prompt } from "~/features/prompts/prompt";
import { toPrompt } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { findPrompts, selectPrompts } from "./find-prompts.server";
import { arranged } from "./number-lists";
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
    yield* await readStep(services, viewer, numbers.slice(start, start + step));
}

async function readStep(services: Pick<Services, "db">, viewer: Pick<Viewer, "id">, numbers: number[]) {
  return arranged(await selectPrompts(services, viewer, numbers), numbers).map(toPrompt);
}
