import { promptVersions, prompts } from "~/db/schema";

export const entryColumns = {
  number: promptVersions.number,
  kind: promptVersions.kind,
  createdAt: promptVersions.createdAt,
  isPinned: promptVersions.isPinned,
  isShared: promptVersions.isShared,
};

/** The columns of a prompt that has no rows of versions: it is its own first one. */
export const firstColumns = {
  number: prompts.version,
  kind: prompts.versionKind,
  createdAt: prompts.createdAt,
};

/** The marks of a version without a row. */
export const noMarks = { isPinned: false, isShared: false };
