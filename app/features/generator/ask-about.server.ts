import type { Composition } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { compose } from "~/features/generator/composing/compose";
import { sceneWords } from "~/features/generator/composing/scene-words";
import { startComposition } from "~/features/generator/composing/start-composition.server";
import { takeModelNames } from "~/features/generator/model/take-model-names";
import { ask } from "~/features/generator/playbooks/ask.server";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { read } from "~/features/generator/reading/read";
import { defaultLanguage, type Language } from "~/domain/languages";

import type { GenerationInput } from "./schema";

/**
 * The built-in engine's view of a line: its reading, the playbook, open questions and wishes; a few
 * milliseconds, no model.
 */
export async function askAbout(
  input: GenerationInput & { askAnyway?: boolean },
  readerLanguage: Language = defaultLanguage,
) {
  const playbooks = await openPlaybooks();
  const reading = read(input.purpose, input.use, playbooks.topics);
  const { rest, variables, wishes } = takeModelNames(input);
  const { kind, asks, askAnyway } = input;
  const described = sceneWords(reading, playbooks);
  const spoken = described?.untranslated ? { ...reading, promptLanguage: null } : reading;
  const options = { deep: input.deepThinking, readerLanguage, kind, asks, askAnyway };
  const asked = ask(spoken, playbooks, { ...options, ...rest });
  asked.variables.push(...variables);
  asked.wishes.push(...wishes);
  return { reading, asked, start: startComposition(reading, asked, described) };
}

type Input = Parameters<typeof askAbout>[0];

/** Inputs that give another prompt for the same line, the best first. */
function otherInputs(input: Input, { use, kind, kinds, asking, enough, wishes }: Composition): Input[] {
  if (isSceneUse(use)) {
    const on = wishes.filter((wish) => wish.on).map(({ id }) => id);
    const added = wishes.filter((wish) => !wish.on).map(({ id }) => ({ ...input, wishes: [...on, id] }));
    return [...added, { ...input, wishes: [] }, { ...input, wishes: undefined }];
  }
  return [
    ...(enough ? [{ ...input, kind, asks: true, askAnyway: true }] : []),
    ...kinds.filter(({ id }) => id !== kind).map(({ id }) => ({ ...input, kind: id })),
    { ...input, kind, asks: !asking?.on, askAnyway: true },
  ];
}

/**
 * The view of a line. If its prompt was refused, that of the next likely kind of task, with other questions; for a picture or
 * film with another addition.
 */
export async function askAvoidingRefused(input: GenerationInput, readerLanguage: Language | undefined) {
  const first = await askAbout(input, readerLanguage);
  if (input.refused === undefined) return first;
  const refused = new Set([input.refused, compose(first.start)]);
  for (const other of otherInputs(input, first.start)) {
    const again = await askAbout(other, readerLanguage);
    if (!refused.has(compose(again.start))) return again;
  }
  return first;
}
