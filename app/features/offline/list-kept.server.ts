import type { Viewer } from "~/context";
import { findPrompts, readPrompts } from "~/features/library/find-prompts.server";
import { shortName, type Prompt } from "~/features/prompts/prompt";
import { listShelf } from "~/features/sharing/shelf/list-shelf.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { KeptPrompt, KeptTexts } from "./kept";
import { keptLimits } from "./limits";

export const listKeptOperation = operation({ limit: "read" });

/** Prompts read at a time. */
const step = 50;

type Needs = Pick<Services, "db">;

/** Texts that the viewer's browser keeps for the time without a network: the prompts used last, and those saved last, within the limits. */
export async function listKept(services: Needs, viewer: Pick<Viewer, "id" | "email">): Promise<KeptTexts> {
  const prompts: KeptPrompt[] = [];
  const numbers = await findPrompts(services, viewer, {
    search: "",
    folder: null,
    tags: [],
    sort: "used",
    pinnedFirst: true,
  });
  for (let start = 0; start < Math.min(numbers.length, keptLimits.prompts); start += step)
    for (const prompt of await readPrompts(services, viewer, numbers.slice(start, start + step)))
      prompts.push({ ...textOf(prompt), id: prompt.id, shareId: null });
  const { items } = await listShelf(services, viewer, 1, keptLimits.shelf);
  const shelf = items.flatMap(({ id, prompt }) =>
    prompt ? [{ ...textOf(prompt), id, shareId: prompt.shareId }] : [],
  );
  const fits = roomFor(keptLimits.characters);
  return { owner: viewer.email, shelf: shelf.filter(fits), prompts: prompts.filter(fits) };
}

const textOf = (
  prompt: Parameters<typeof shortName>[0] & Pick<Prompt, "title" | "content" | "variables">,
): Pick<KeptPrompt, "name" | "content" | "variables"> => ({
  name: prompt.title ?? shortName(prompt),
  content: prompt.content,
  variables: prompt.variables,
});

/** Whether a prompt has room after those that were asked about before. */
function roomFor(characters: number) {
  let room = characters;
  return ({ content, variables }: KeptPrompt): boolean => {
    room -= content.length + JSON.stringify(variables).length;
    return room >= 0;
  };
}
