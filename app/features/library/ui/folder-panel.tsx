import { ChevronDown, Folder } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The folders: always open beside the list, and folded away above it on a phone. */
export function FolderPanel({ current, children }: { current: string; children: ReactNode }) {
  const { t } = useTranslation("library");
  const id = useId();
  return (
    <div className="max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface">
      <input
        type="checkbox"
        id={id}
        aria-label={t("folders.show")}
        className="peer absolute size-px appearance-none opacity-0 lg:hidden"
      />
      <label
        htmlFor={id}
        className="flex min-h-11 items-center gap-3 rounded-card px-4 py-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus lg:hidden peer-checked:[&_svg:last-child]:rotate-180"
      >
        <Folder aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {current}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </label>
      <div className="max-lg:hidden max-lg:border-t max-lg:border-line max-lg:p-2 max-lg:peer-checked:block">
        {children}
      </div>
    </div>
  );
}
