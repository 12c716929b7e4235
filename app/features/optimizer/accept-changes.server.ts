import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { content } from "~/features/prompts/schema";
import { contentLimit } from "~/features/prompts/limits";
import {
  updatePrompt,
  updatePromptOperation,
  type UpdatedPrompt,
} from "~/features/prompts/update-prompt.server";
import { countCharacters } from "~/features/text/visible-text";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { changesBetween, chosenPieces, textOf } from "./changes";
import type { Acceptance } from "./schema";

export const acceptChangesOperation = {
  limit: "write",
  errors: updatePromptOperation.errors,
} as const satisfies Operation;

/**
 * Saves the accepted changes of an improvement as one version. Errors: `prompt_not_found`, `prompt_changed`, those of `refuseCopiedEdit`, and
 * `invalid_fields` for a text that has become blank or too long.
 */
export async function acceptChanges(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  acceptance: Acceptance,
): Promise<UpdatedPrompt> {
  const { originalInput, updatedAt } = acceptance;
  const chosen = content.safeParse(chosenText(acceptance));
  if (!chosen.success) throw unusable(chosenText(acceptance));
  return updatePrompt(
    services,
    viewer,
    promptId,
    { originalInput, content: chosen.data, updatedAt, ifUnchanged: true },
    "optimized",
  );
}

/** The text with the accepted changes only. */
const chosenText = ({ before, after, accepted }: Acceptance): string =>
  textOf(chosenPieces(changesBetween(before, after), new Set(accepted)));

const unusable = (text: string) =>
  new AppError("invalid_fields", {
    fields: {
      after:
        countCharacters(text) > contentLimit
          ? { code: "too_long", limit: contentLimit }
          : { code: "content_required" },
    },
  });
