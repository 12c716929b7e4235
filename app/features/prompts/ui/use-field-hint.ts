import { useTranslation } from "~/i18n";

/** How a field is made in a text. */
export function useFieldHint(): string {
  const { t } = useTranslation("library");
  return t("fields.how", { mark: `{{${t("fields.sampleName")}}}` });
}
