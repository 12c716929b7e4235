import type { Viewer } from "~/context";
import { variablesOf } from "~/domain/variables";
import { getVersion } from "~/features/prompts/history/get-version.server";
import type { Prompt } from "~/features/prompts/prompt";
import type { Services } from "~/services";

import type { ComparedRival } from "./compared-rival";
import type { ComparisonInput } from "./schema";

/** The text and the variables of a prompt's rival; those of a proposal are the prompt's. Errors: `version_not_found`. */
export async function findRival(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  prompt: Pick<Prompt, "id" | "originalInput" | "variables">,
  { rival, version, text }: Pick<ComparisonInput, "rival" | "version" | "text">,
): Promise<ComparedRival> {
  if (rival === "line") return { rival, number: null, content: prompt.originalInput, variables: [] };
  if (rival === "proposal")
    return { rival, number: null, content: text!, variables: variablesOf(text!, prompt.variables) };
  const { number, content, variables } = await getVersion(services, viewer, prompt.id, version!);
  return { rival, number, content, variables };
}
