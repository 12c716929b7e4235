import { useTranslation } from "react-i18next";

/** A prompt's text as it was written, in a box that scrolls. */
export function CardContent({ content }: { content: string }) {
  const { t } = useTranslation("town");
  return (
    <div
      dir="auto"
      role="group"
      aria-label={t("card.content")}
      // What scrolls has to be reached by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="prompt-text h-44 overflow-y-auto rounded-control border border-line bg-surface-sunken px-3 py-2.5 text-sm noscript:select-all"
    >
      {content}
    </div>
  );
}
