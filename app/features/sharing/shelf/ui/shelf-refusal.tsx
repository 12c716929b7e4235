import { useErrorToast } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";

/** The toast of a prompt that could not be saved or removed. */
export function ShelfRefusal({ refused }: { refused: RefusedForm }) {
  const { t } = useTranslation("shelf");
  useErrorToast(refused, { failure: t("failed") });
  return null;
}
