import { and, asc, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { examples } from "~/db/schema";
import { parseVersionNumber } from "~/domain/version-number";
import { listVersions } from "~/features/prompts/history/list-versions.server";
import { getTries } from "~/features/runs/try/tries.server";
import { memberKey } from "~/platform/rate-limits";
import type { Services } from "~/services";

import { findRival } from "./find-rival.server";
import { trialsLimit } from "./limits";
import { listComparisons } from "./list-comparisons.server";

/**
 * What the page of a prompt's comparisons shows: the prompt, what it may be compared with, the rival in the query (`version`; else the
 * line), the number of sets (`sets`), the values of its examples, and the tries that the viewer may spend. Errors: `prompt_not_found`, `version_not_found`.
 */
export async function startComparison(
  services: Pick<Services, "db" | "clock" | "model" | "tryBudget">,
  viewer: Pick<Viewer, "id" | "emailVerified">,
  promptId: string,
  query: URLSearchParams,
) {
  const { prompt, comparisons } = await listComparisons(services, viewer, promptId);
  const number = query.get("version");
  const version = number ? (parseVersionNumber(number) ?? 0) : undefined;
  const [{ versions }, rival, tries, shown] = await Promise.all([
    listVersions(services, viewer, promptId),
    findRival(services, viewer, prompt, { rival: version === undefined ? "line" : "version", version }),
    services.model && viewer.emailVerified ? getTries(services, memberKey(viewer.id)) : null,
    services.db
      .select({ values: examples.variableValues })
      .from(examples)
      .where(and(eq(examples.promptId, promptId), eq(examples.userId, viewer.id)))
      .orderBy(asc(examples.position))
      .limit(trialsLimit),
  ]);
  return {
    prompt,
    comparisons,
    versions: versions.filter((one) => one.number !== prompt.version),
    rival,
    sets: Math.min(Math.max(Number(query.get("sets")) || 1, 1), trialsLimit),
    exampleValues: shown.map(({ values }) => values),
    tries,
    hasModel: services.model !== null,
  };
}
