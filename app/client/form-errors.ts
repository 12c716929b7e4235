import { useEffect, useEffectEvent } from "react";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

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

interface RefusalTitles {
  /** What has failed; without it the refusal's own sentence is the title. */
  failure?: string;
  /** The same where it was the fields that were refused; `failure` unless given. */
  invalid?: string;
}

/**
 * Says a refused form as a notification (specification, section 8), beside what the form itself says. The end of a session is left
 * to `useFormFetcher`, which leads to the sign-in.
 */
export function useRefusalNotice(
  refused: RefusedForm | undefined,
  { failure, invalid }: RefusalTitles = {},
): void {
  const { sentence, complaint } = useRefusal(refused);
  const say = useEffectEvent((news: RefusedForm) => {
    if (news.code === "unauthenticated") return;
    const reason = sentence ?? complaint(Object.keys(news.fields)[0] ?? "") ?? "";
    const title = (news.code === "invalid_fields" && invalid) || failure;
    showToast({ title: title ?? reason, description: title && reason, variant: "destructive" });
  });
  useEffect(() => {
    if (refused) say(refused);
  }, [refused]);
}

/**
 * Gives the focus to the first refused field of the form that has it; where no form has it, to the first on the page. A refusal
 * that is about no field is brought into view: on a phone its sentence may stand above what one sees.
 */
function focusFirstFault(): void {
  const scope = document.activeElement?.closest("form") ?? document;
  const fault = scope.querySelector<HTMLElement>("[aria-invalid=true]");
  if (fault) fault.focus();
  else scope.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
