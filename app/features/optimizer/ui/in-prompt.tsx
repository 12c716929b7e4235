import type { MouseEvent } from "react";

import { useTranslation } from "~/i18n";

/** The id of the improved text in its page. */
export const improvedPlace = "improved";

/** The effect of an answer on the prompt, with a way to its text: that is out of view on a phone. Empty without a text. */
export function InPrompt({ text }: { text: string | false }) {
  const { t } = useTranslation("generator");
  return (
    <p
      role="status"
      className="phrases flex flex-wrap items-center gap-x-3 text-sm text-ink-soft empty:sr-only"
    >
      {text}
      {text && (
        <a href={`#${improvedPlace}`} onClick={showText} className="text-link min-h-11 py-2">
          {t("preview.see")}
        </a>
      )}
    </p>
  );
}

/** Leads to the text without another entry in the browser's history, which would close a dialog. */
function showText(event: MouseEvent): void {
  event.preventDefault();
  const place = document.getElementById(improvedPlace)!;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: "start" });
}
