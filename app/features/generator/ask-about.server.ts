import type { Composition } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { compose } from "~/features/generator/composing/compose";
import { sceneWords } from "~/features/generator/composing/scene-words";
import { startComposition } from "~/features/generator/composing/start-composition.server";
import { takeModelNames } from "~/features/generator/model/take-model-names";
import { ask } from "~/features/generator/playbooks/ask.server";
import { openPlaybooks } from "~/features/generator/playbooks/library.server";
import { read } from "~/features/generator/reading/read";
import { defaultLanguage, type Language } from "~/domain/languages";

import type { GenerationOrder } from "./schema";

/**
 * The built-in engine's view of a line: its reading, the playbook, open questions and wishes; a few
 * milliseconds, no model.
 */
export async function askAbout(
  order: GenerationOrder & { askAnyway?: boolean },
  readerLanguage: Language = defaultLanguage,
) {
  const library = await openPlaybooks();
  const reading = read(order.purpose, order.use, library.topics);
  const { rest, variables, wishes } = takeModelNames(order);
  const { kind, asks, askAnyway } = order;
  const described = sceneWords(reading, library);
  const spoken = described?.untranslated ? { ...reading, promptLanguage: null } : reading;
  const options = { deep: order.deepThinking, readerLanguage, kind, asks, askAnyway };
  const asked = ask(spoken, library, { ...options, ...rest });
  asked.variables.push(...variables);
  asked.wishes.push(...wishes);
  return { reading, asked, start: startComposition(reading, asked, described) };
}

type Order = Parameters<typeof askAbout>[0];

/** Orders that bring another prompt for the same line, the best first. */
function otherOrders(order: Order, { use, kind, kinds, asking, enough, wishes }: Composition): Order[] {
  if (isSceneUse(use)) {
    const on = wishes.filter((wish) => wish.on).map(({ id }) => id);
    const added = wishes.filter((wish) => !wish.on).map(({ id }) => ({ ...order, wishes: [...on, id] }));
    return [...added, { ...order, wishes: [] }, { ...order, wishes: undefined }];
  }
  return [
    ...(enough ? [{ ...order, kind, asks: true, askAnyway: true }] : []),
    ...kinds.filter(({ id }) => id !== kind).map(({ id }) => ({ ...order, kind: id })),
    { ...order, kind, asks: !asking?.on, askAnyway: true },
  ];
}

/**
 * The view of a line whose prompt was refused: of the next likely kind of task, with other questions; for a picture or
 * film with another addition.
 */
export async function askAgain(order: GenerationOrder, readerLanguage: Language | undefined) {
  const first = await askAbout(order, readerLanguage);
  if (order.refused === undefined) return first;
  const refused = new Set([order.refused, compose(first.start)]);
  for (const other of otherOrders(order, first.start)) {
    const again = await askAbout(other, readerLanguage);
    if (!refused.has(compose(again.start))) return again;
  }
  return first;
}
