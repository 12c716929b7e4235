import { useEffect } from "react";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";

import { focusFirstFault } from "./focus-first-fault";

/**
 * A refused form in words: the sentence of a refusal that is about no field, and each field's complaint. Whoever sent it is led to
 * the first field of which it complains.
 */
export function useRefusal(refused: RefusedForm | undefined) {
  const { t } = useTranslation("errors");
  useEffect(() => {
    if (refused) focusFirstFault();
  }, [refused]);
  return {
    sentence:
      refused && refused.code !== "invalid_fields" ? t(refused.code, { limit: refused.limit }) : undefined,
    complaint(field: string): string | undefined {
      const complaint = refused?.fields[field];
      return complaint && t(`field.${complaint.code}`, { limit: complaint.limit });
    },
  };
}
