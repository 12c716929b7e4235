import { z } from "zod";

import { parseVersionNumber } from "~/domain/version-number";

/** `PATCH /api/prompts/{id}/versions/{number}`: pinned and shared or not; what is left out stays. */
export const versionMarks = z.strictObject({
  isPinned: z.boolean({ error: "wrong_type" }).optional(),
  isShared: z.boolean({ error: "wrong_type" }).optional(),
});

export type VersionMarks = z.output<typeof versionMarks>;

/** The wanted state in a form: an outdated page cannot invert it. */
const wanted = z.enum(["true", "false"], { error: "not_an_option" }).optional();

/** The history's form of one version. */
export const versionMarksForm = z
  .object({ number: z.string().default(""), isPinned: wanted, isShared: wanted })
  .transform(({ number, isPinned, isShared }) => ({
    number: parseVersionNumber(number) ?? 0,
    marks: {
      ...(isPinned && { isPinned: isPinned === "true" }),
      ...(isShared && { isShared: isShared === "true" }),
    } satisfies VersionMarks,
  }));
