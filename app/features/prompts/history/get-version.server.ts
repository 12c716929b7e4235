import { and, eq, inArray } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptVersions, prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { isOwn } from "~/features/prompts/get-prompt.server";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import type { PromptVersion } from "./responses";
import { entryColumns, firstColumns, noMarks } from "./version-columns.server";

/** Versions of one of the viewer's prompts, in the order of their numbers. Errors: `prompt_not_found`, `version_not_found`. */
export async function getVersions<Numbers extends readonly number[]>(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  numbers: Numbers,
): Promise<{ [At in keyof Numbers]: PromptVersion }> {
  const rows = await db
    .select({
      version: { ...entryColumns, content: promptVersions.content, variables: promptVersions.variables },
      first: { ...firstColumns, content: prompts.content, variables: prompts.variables },
    })
    .from(prompts)
    .leftJoin(
      promptVersions,
      and(eq(promptVersions.promptId, prompts.id), inArray(promptVersions.number, [...numbers])),
    )
    .where(isOwn(viewer, promptId));
  const [row] = rows;
  if (!row) throw new AppError("prompt_not_found");
  const versions = numbers.map((number) => {
    const stored = rows.find(({ version }) => version?.number === number)?.version;
    if (stored) return withVariables(stored);
    if (row.first.number !== number) throw new AppError("version_not_found");
    return withVariables({ ...row.first, ...noMarks });
  });
  return versions as { [At in keyof Numbers]: PromptVersion };
}

/** One of them. */
export async function getVersion(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  number: number,
): Promise<PromptVersion> {
  const [version] = await getVersions(services, viewer, promptId, [number] as const);
  return version;
}
