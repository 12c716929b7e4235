import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

/** Says why a prompt cannot be made public: an admin took it out of the town. */
export function RemovedNotice({ id }: { id?: string }) {
  const { t } = useTranslation("errors");
  return (
    <div id={id}>
      <Notice>{t("prompt_removed")}</Notice>
    </div>
  );
}
