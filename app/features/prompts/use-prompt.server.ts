import { and, isNull, lte, or } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import { filledText } from "~/domain/variable-definitions";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { isOwn } from "./get-prompt.server";
import { withVariables } from "./prompt-columns.server";

/** Time between two notes of a prompt's use, in milliseconds. */
const between = 60_000;

export const usePromptOperation = operation({ limit: "read", errors: ["prompt_not_found"] });

/** Notes that the viewer uses one of their prompts now; at most one write a minute and prompt. Selects its text. */
export const noteUse = (
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
) => {
  const lastUsedAt = clock.now();
  const { content, variables } = prompts;
  const isEarlier = or(
    isNull(prompts.lastUsedAt),
    lte(prompts.lastUsedAt, new Date(lastUsedAt.getTime() - between)),
  );
  return db.batch([
    db
      .update(prompts)
      .set({ lastUsedAt })
      .where(and(isOwn(viewer, id), isEarlier)),
    db.select({ content, variables }).from(prompts).where(isOwn(viewer, id)),
  ]);
};

/** The text of one of the viewer's prompts to copy or open, noted as its last use. Errors: `prompt_not_found`. */
export async function usePrompt(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<string> {
  const [, [row]] = await noteUse(services, viewer, id);
  if (!row) throw new AppError("prompt_not_found");
  return filledText(withVariables(row));
}
