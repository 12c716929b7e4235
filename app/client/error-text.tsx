import { Suspense } from "react";

import type { ErrorCode, FieldError } from "~/errors";
// Renamed: `build-plugins/dictionaries.ts` would prefetch the error texts with every page.
import { useTranslation as useTexts } from "~/i18n";

/** The shell's texts and the error texts; the error texts are loaded when the first error is rendered. */
export const useErrorTexts = () => useTexts(["shell", "errors"]);

/** The sentence of an error of a form or of a field, on pages that load it with their first error. */
export const ErrorText = (error: FieldError | { form: ErrorCode }) => (
  <Suspense>
    <Sentence {...error} />
  </Suspense>
);

function Sentence(error: FieldError | { form: ErrorCode }) {
  const { t } = useErrorTexts();
  return "form" in error
    ? t(`errors:${error.form}`)
    : t(`errors:field.${error.code}`, { limit: error.limit });
}
