import { useTranslation } from "~/i18n";

/** The label of a button that copies, as wide before as after. */
export function CopyLabel({ copied }: { copied: boolean }) {
  const { t } = useTranslation("prompts");
  const done = t("copyDone");
  return (
    <span
      data-done={done}
      className="inline-grid justify-items-center after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-done)]"
    >
      {copied ? done : t("copy")}
    </span>
  );
}
