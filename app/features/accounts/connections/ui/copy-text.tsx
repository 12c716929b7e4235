import { Icon } from "~/ui/icon";

import { copyText } from "~/client/copy-text";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-store";

interface CopyTextProps {
  label: string;
  text: string;
  /** The label is said by the words before it. */
  hideLabel?: boolean;
}

/** A text to copy, with a button for it. */
export function CopyText({ label, text, hideLabel }: CopyTextProps) {
  const { t } = useTranslation("mcp");
  const copy = async () => {
    if (await copyText(text)) return showToast({ title: t("address.copied"), variant: "success" });
    const [title, description] = [t("address.copyFailed"), t("address.copyFailedHint")];
    return showToast({ title, description, variant: "destructive" });
  };
  return (
    <figure className="mt-3">
      <figcaption className={hideLabel ? "sr-only" : "text-sm text-ink-soft"}>{label}</figcaption>
      <div className="mt-1.5 flex flex-col gap-2 sm:flex-row sm:items-start">
        <pre
          translate="no"
          dir="ltr"
          className="min-w-0 flex-1 rounded-control border border-line bg-surface-sunken p-3 font-mono text-sm break-all whitespace-pre-wrap"
        >
          {text}
        </pre>
        <Button
          variant="secondary"
          className="needs-script shrink-0"
          icon={<Icon name="copy" />}
          aria-label={`${t("address.copy")}: ${label}`}
          onClick={() => void copy()}
        >
          {t("address.copy")}
        </Button>
      </div>
    </figure>
  );
}
