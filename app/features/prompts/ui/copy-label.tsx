import { useTranslation } from "~/i18n";

/** The label of a button that copies, as wide before as after. */
export function CopyLabel({ copied }: { copied: boolean }) {
  const { t } = useTranslation("prompts");
  const done = t("copyDone");
  return (
    <span data-done={done} className="copy-label">
      {copied ? done : t("copy")}
    </span>
  );
}
