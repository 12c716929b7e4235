import { editorsFace } from "~/domain/editors";
import { useTranslation } from "~/i18n";

/** Whose prompts the list has: everybody's, or only the editors' so far. Null where that is not known. */
export function TownLead({ onlyEditors }: { onlyEditors: boolean | null }) {
  const { t } = useTranslation(["street", "town", "shell"]);
  if (onlyEditors === null) return null;
  return (
    <p className="phrases flex w-full items-center gap-2 text-sm text-ink-soft">
      {onlyEditors && (
        <img src={editorsFace} alt="" width={28} height={28} loading="lazy" className="size-7 shrink-0" />
      )}
      <span>
        {onlyEditors ? t("chosenBy", { editors: t("shell:creator.editors") }) : t("town:lead")}{" "}
        <span className="max-sm:hidden">{t("useAsIs")}</span>
      </span>
    </p>
  );
}
