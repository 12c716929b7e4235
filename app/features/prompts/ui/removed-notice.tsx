import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

/** The reason why a prompt cannot be made public: an admin removed it from the town. */
export function RemovedNotice({ id }: { id?: string }) {
  const { t } = useTranslation("errors");
  return (
    <div id={id}>
      <Notice>{t("prompt_removed")}</Notice>
    </div>
  );
}
