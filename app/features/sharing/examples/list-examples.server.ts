import type { Viewer } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { shortName } from "~/features/prompts/prompt";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { OwnExamples } from "./example";
import { isOwnPublication, selectExamples, toExample } from "./example-rows.server";

export const listExamplesOperation = operation({ errors: ["prompt_not_found"] });

/** One of the viewer's published prompts, even if private, with its examples. Errors: `prompt_not_found`. */
export async function listExamples(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
): Promise<OwnExamples> {
  const [[row], rows] = await services.db.batch([
    services.db
      .select({
        id: prompts.id,
        shareId: publications.shareId,
        title: prompts.title,
        originalInput: prompts.originalInput,
        content: prompts.content,
        variables: prompts.variables,
        isPublic: publications.isPublic,
      })
      .from(publications)
      .innerJoin(prompts, isItsPublication)
      .where(isOwnPublication(viewer, promptId)),
    selectExamples(services, promptId),
  ]);
  if (!row) throw new AppError("prompt_not_found");
  const { id, shareId, isPublic, content, variables } = withVariables(row);
  return {
    prompt: { id, shareId, name: row.title ?? shortName(row), isPublic, content, variables },
    examples: rows.map(toExample),
  };
}
