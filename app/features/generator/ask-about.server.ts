import type { Composition, Wish } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { compose } from "~/features/generator/composing/compose";
import { isSafeAddition } from "~/features/generator/composing/safe-additions";
import { sceneWords } from "~/features/generator/composing/scene-words";
import { startComposition } from "~/features/generator/composing/start-composition.server";
import { takeModelNames } from "~/features/generator/model/take-model-names";
import { ask, type AskOptions } from "~/features/generator/playbooks/ask.server";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { wordings } from "~/features/generator/playbooks/schema";
import { read } from "~/features/generator/reading/read";
import { defaultLanguage, type Language } from "~/domain/languages";

import type { GenerationInput } from "./schema";

/**
 * The built-in engine's view of a line: its reading, the playbook, open questions and wishes; a few
 * milliseconds, no model.
 */
export async function askAbout(
  input: GenerationInput & Pick<AskOptions, "askAnyway" | "wording">,
  readerLanguage: Language = defaultLanguage,
) {
  const playbooks = await openPlaybooks();
  const reading = read(input.purpose, input.use, playbooks.topics, readerLanguage);
  const { rest, variables, wishes } = takeModelNames(input);
  const { kind, asks, askAnyway, wording } = input;
  const described = sceneWords(reading, playbooks);
  const spoken = described?.untranslated ? { ...reading, promptLanguage: null } : reading;
  const options = { deep: input.deepThinking, readerLanguage, kind, asks, askAnyway, wording };
  const asked = ask(spoken, playbooks, { ...options, ...rest });
  asked.variables.push(...variables);
  asked.wishes.push(...wishes);
  return { reading, asked, start: startComposition(reading, asked, described) };
}

type Input = Parameters<typeof askAbout>[0];

/** Inputs that give another prompt of the same kind, with the same answers; the best first. */
function otherInputs(input: Input, { use, kind, enough, wishes }: Composition): Input[] {
  const same = { ...input, kind };
  if (isSceneUse(use)) {
    const idsOf = (chosen: readonly Wish[]) => chosen.map(({ id }) => id);
    const on = wishes.filter((wish) => wish.on);
    const added = wishes.filter((wish) => !wish.on).map((wish) => [...on, wish]);
    const safe = wishes.filter(isSafeAddition);
    const own = on.filter((wish) => !isSafeAddition(wish));
    return [...added, own, [...safe, ...own]].map((chosen) => ({ ...same, wishes: idsOf(chosen) }));
  }
  const asking = enough ? { asks: true, askAnyway: true } : {};
  return Array.from({ length: wordings }, (_, wording) => ({ ...same, ...asking, wording }));
}

/**
 * The view of a line. If its prompt was refused, one of the same kind with another wording of how the AI asks, for a picture or
 * film with other additions; the first one if nothing can vary.
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
