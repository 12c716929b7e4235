import { ChevronDown, Folder } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The folders: always open beside the list, and folded away above it on a phone. */
export function FolderPanel({ current, children }: { current: string; children: ReactNode }) {
  const { t } = useTranslation("library");
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
          <Folder aria-hidden className="size-5 shrink-0 text-ink-soft" />
          <span className="sr-only">{t("folders.title")}</span>
          <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
            {current}
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-2">{children}</div>
      </details>
      <div className="max-lg:hidden">{children}</div>
    </>
  );
}
