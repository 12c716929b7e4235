import { useEffect, useEffectEvent } from "react";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

/** The texts of a refused form: `formError`, and `fieldError` by field. Focuses the first field with an error. */
export function useFormErrors(refused: RefusedForm | undefined) {
  const { t } = useTranslation("errors");
  useEffect(() => {
    if (refused) focusFirstError();
  }, [refused]);
  return {
    formError:
      refused && refused.code !== "invalid_fields"
        ? t(refused.code, { limit: refused.limit, minutes: refused.minutes, ...refused.place })
        : undefined,
    fieldError(field: string): string | undefined {
      const error = refused?.fields[field];
      return error && t(`field.${error.code}`, { limit: error.limit });
    },
  };
}

interface ErrorToastTitles {
  /** The title, such as "Saving failed"; defaults to the error's own text. */
  failure?: string;
  /** The title in case of field errors; defaults to `failure`. */
  invalid?: string;
}

/** Shows the error of a refused form as a toast; the end of a session is told by `useFormFetcher`. */
export function useErrorToast(
  refused: RefusedForm | undefined,
  { failure, invalid }: ErrorToastTitles = {},
): void {
  const { formError, fieldError } = useFormErrors(refused);
  const show = useEffectEvent((form: RefusedForm) => {
    if (form.code === "unauthenticated") return;
    const reason = formError ?? fieldError(Object.keys(form.fields)[0] ?? "") ?? "";
    const title = (form.code === "invalid_fields" && invalid) || failure;
    showToast({ title: title ?? reason, description: title && reason, variant: "destructive" });
  });
  useEffect(() => {
    if (refused) show(refused);
  }, [refused]);
}

/** Focuses the first field with an error, in the focused form or on the page; else scrolls to the form's message. */
function focusFirstError(): void {
  const scope = document.activeElement?.closest("form") ?? document;
  const field = scope.querySelector<HTMLElement>("[aria-invalid=true]");
  if (field) field.focus();
  else scope.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
