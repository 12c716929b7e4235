import { createElement, useId, type FormEvent } from "react";
import { createPortal } from "react-dom";

import type { Variable } from "~/domain/variables";
import { ValueField } from "~/features/prompts/filling/ui/value-field";
import { useTranslation } from "~/i18n";
import { useHydrated } from "~/ui/use-hydrated";

interface FormPreviewProps {
  variables: readonly Variable[];
  /** The heading level of its title. */
  level: number;
}

/**
 * The form that people fill in, to try out: its controls belong to an empty form of their own, so that the form around it submits none
 * of them. Before scripts run they rest.
 */
export function FormPreview({ variables, level }: FormPreviewProps) {
  const { t } = useTranslation("library");
  const id = useId();
  const hydrated = useHydrated();
  const form = `${id}-form`;
  return (
    <section
      aria-labelledby={id}
      className="mt-2 flex flex-col gap-5 rounded-control border border-dashed border-line-strong p-4"
    >
      <div>
        {createElement(`h${level}`, { id, className: "text-base" }, t("fields.preview"))}
        <p className="phrases text-sm text-ink-soft">{t("fields.previewLead")}</p>
      </div>
      <fieldset disabled={!hydrated} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{t("fields.preview")}</legend>
        {variables.map((variable, at) => (
          // A control starts again where its definition has changed.
          <ValueField
            key={JSON.stringify(variable)}
            id={`${id}-${at}`}
            form={hydrated ? form : undefined}
            variable={variable}
            start={variable.value ?? ""}
          />
        ))}
      </fieldset>
      {hydrated && createPortal(<form id={form} hidden onSubmit={stay} />, document.body)}
    </section>
  );
}

/** The Enter key sends nothing, and no form around the preview hears of it. */
function stay(event: FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}
