import type { Viewer } from "~/context";
import type { Language } from "~/domain/languages";
import { typeTagUse, type PromptUse } from "~/domain/prompt-use";
import { AppError } from "~/errors";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { content } from "~/features/prompts/schema";
import { contentLimit } from "~/features/prompts/limits";
import { updatePrompt, updatePromptOperation } from "~/features/prompts/update-prompt.server";
import type { Piece } from "~/features/text/compare-texts";
import { countCharacters } from "~/features/text/visible-text";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { askAboutPrompt } from "./ask-about-prompt.server";
import { changesAmong, changesBetween, chosenPieces, textOf } from "./changes";
import { keepsBoth } from "./contradiction-name";
import type { Contradiction } from "./cleaning/contradictions/contradictions-in";
import { settle, type Settled } from "./cleaning/contradictions/settle";
import { putAnswers } from "./cleaning/put-answers";
import { cleanPrompt, findContradictions } from "./optimize-builtin";
import { renumberLists } from "./renumber-lists";
import type { Acceptance } from "./schema";

export const acceptChangesOperation = operation({ limit: "write", errors: updatePromptOperation.errors });

export interface AcceptedChanges {
  prompt: Prompt;
  /** Number of the version before; the prompt's own one if no word changed. */
  former: number;
}

/**
 * Saves the accepted changes of an improvement, and the answers that were typed since, as one version. Errors: `prompt_not_found`, those of
 * `refuseCopiedEdit`, `prompt_changed` with the text, and `invalid_fields` for answers and for a text that has become blank or too long.
 */
export async function acceptChanges(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  acceptance: Acceptance,
  readerLanguage: Language,
): Promise<AcceptedChanges> {
  const { purpose: originalInput, updatedAt } = acceptance;
  const { type, version: former } = await getPrompt(services, viewer, promptId);
  const text = await withAnswers(acceptance, { known: typeTagUse(type) ?? undefined, readerLanguage });
  const chosen = content.safeParse(text);
  if (!chosen.success) throw unusable(text);
  try {
    const { prompt } = await updatePrompt(
      services,
      viewer,
      promptId,
      { originalInput, content: chosen.data, updatedAt, ifUnchanged: true },
      "optimized",
    );
    return { prompt, former };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "prompt_changed")) throw error;
    throw new AppError("prompt_changed", { text: chosen.data, cause: error });
  }
}

/** The text with the accepted changes only, and with the answers as they are now. */
async function withAnswers(
  acceptance: Acceptance,
  reader: { known?: PromptUse; readerLanguage: Language },
): Promise<string> {
  const { purpose, content: before, after, accepted, answers, inserted } = acceptance;
  const chosen = (positions: readonly number[]) => textOf(chosenPieces(pieces, new Set(positions)));
  const pieces = changesBetween(before, after);
  if (Object.keys({ ...inserted, ...answers }).length === 0) return chosen(accepted);
  const playbooks = await openPlaybooks();
  const { content: clean, contradictions } = cleanPrompt(before, playbooks);
  const changed = contradictions.filter(({ question: { name } }) => answers[name] !== inserted[name]);
  const kept = changed.flatMap(({ question: { name } }) => answers[name]?.trim() ?? []);
  const isRevoked = revokedBy(changed, clean, acceptance);
  const changes = changesAmong(pieces);
  const settled = settleKept(chosen(accepted.filter((at) => !isRevoked(changes[at]))), kept);
  // A passage that went may have been an item of a numbered list.
  const text = textOf(renumberLists(changesBetween(before, settled.content)));
  const asked = (given: Record<string, string>) =>
    askAboutPrompt({ purpose, content: clean, answers: given }, playbooks, reader);
  return putAnswers(text, { ...asked(answers), earlier: asked(inserted).variables, rules: settled.rules });
}

/** Tells the changes that go with an earlier choice in these contradictions: what it took out is back, and its rule is gone. */
function revokedBy(
  changed: readonly Contradiction[],
  clean: string,
  { answers, inserted }: Pick<Acceptance, "answers" | "inserted">,
) {
  const { cuts, rules } = settle(clean, changed, inserted);
  const back = changed.flatMap(({ question: { name }, passages }) =>
    passages.filter(
      (one) =>
        one === answers[name]?.trim() ||
        (inserted[name] !== undefined && inserted[name] !== keepsBoth && one !== inserted[name]),
    ),
  );
  return (change?: Piece): boolean =>
    change !== undefined &&
    (back.some((passage) => change.removed.includes(passage)) ||
      // Some words of a passage are too short to look for them within others.
      cuts.some(({ removed }) => removed.trim() === change.removed.trim()) ||
      rules.some((rule) => change.added.includes(rule)));
}

/** A text with the contradictions settled of which one passage is kept. */
function settleKept(text: string, kept: readonly string[]): Pick<Settled, "content" | "rules"> {
  const contradictions = kept.length > 0 ? findContradictions(text) : [];
  const answers = contradictions.flatMap(({ question: { name }, passages }) => {
    const passage = passages.find((one) => kept.includes(one));
    return passage === undefined ? [] : [[name, passage] as const];
  });
  return settle(text, contradictions, Object.fromEntries(answers));
}

const unusable = (text: string) =>
  new AppError("invalid_fields", {
    fields: {
      after:
        countCharacters(text) > contentLimit
          ? { code: "too_long", limit: contentLimit }
          : { code: "content_required" },
    },
  });
