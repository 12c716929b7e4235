import type { TFunction } from "i18next";

import type { RefusedForm } from "~/errors";

type Words = TFunction<["accounts", "errors"]>;

/** The sentence of a field's complaint, if it has one. */
export function fieldComplaint(
  t: Words,
  refused: RefusedForm | undefined,
  field: string,
): string | undefined {
  const complaint = refused?.fields[field];
  return complaint && t(`errors:field.${complaint.code}`, { limit: complaint.limit });
}

/** The sentence of a refusal that is about no field. */
export const refusalSentence = (t: Words, refused: RefusedForm | undefined): string | undefined =>
  refused && refused.code !== "invalid_fields" ? t(`errors:${refused.code}`) : undefined;
