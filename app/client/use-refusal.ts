import { useTranslation } from "react-i18next";

import type { RefusedForm } from "~/errors";

/** A refused form in words: the sentence of a refusal that is about no field, and each field's complaint. */
export function useRefusal(refused: RefusedForm | undefined) {
  const { t } = useTranslation("errors");
  return {
    sentence:
      refused && refused.code !== "invalid_fields" ? t(refused.code, { limit: refused.limit }) : undefined,
    complaint(field: string): string | undefined {
      const complaint = refused?.fields[field];
      return complaint && t(`field.${complaint.code}`, { limit: complaint.limit });
    },
  };
}
