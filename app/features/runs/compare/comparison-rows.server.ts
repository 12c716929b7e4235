import { sql } from "drizzle-orm";

import { comparisons } from "~/db/schema";

const entryColumns = {
  id: comparisons.id,
  rival: comparisons.rival,
  rivalVersion: comparisons.rivalVersion,
  version: comparisons.version,
  createdAt: comparisons.createdAt,
  outcome: comparisons.outcome,
  publishedAt: comparisons.publishedAt,
  textHash: comparisons.textHash,
};

export const listedColumns = {
  ...entryColumns,
  trials: sql<number>`json_array_length(${comparisons.trials})`,
};

export const comparisonColumns = {
  ...entryColumns,
  promptId: comparisons.promptId,
  rivalText: comparisons.rivalText,
  trials: comparisons.trials,
  engine: comparisons.engine,
};
