import { useId } from "react";

import type { Variable } from "~/domain/variables";
import { ValueField } from "~/features/filling/ui/value-field";
import { useTranslation } from "~/i18n";

/** The form that people fill in, to try out: its controls belong to no form, so nothing of them is submitted. */
export function FormPreview({ variables }: { variables: readonly Variable[] }) {
  const { t } = useTranslation("library");
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-2 flex flex-col gap-5 rounded-control border border-dashed border-line-strong p-4"
    >
      <div>
        <h4 id={id} className="text-base">
          {t("fields.preview")}
        </h4>
        <p className="phrases text-sm text-ink-soft">{t("fields.previewLead")}</p>
      </div>
      {variables.map((variable, at) => (
        // A control starts again where its definition has changed.
        <ValueField
          key={JSON.stringify(variable)}
          id={`${id}-${at}`}
          form={`${id}-none`}
          variable={variable}
          start={variable.value ?? ""}
        />
      ))}
    </section>
  );
}
