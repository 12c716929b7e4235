import { Icon } from "~/ui/icon";

import { copyText } from "~/client/copy-text";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toast-store";
import { TextareaField } from "~/ui/text-fields";

/** A new token to copy; it is shown only once. */
export function MadeToken({ token }: { token: string }) {
  const { t } = useTranslation("tokens");
  const copy = async () => {
    if (await copyText(token)) return showToast({ title: t("made.copied"), variant: "success" });
    const [title, description] = [t("made.copyFailed"), t("made.copyFailedHint")];
    return showToast({ title, description, variant: "destructive" });
  };
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success" title={t("made.title")}>
        {t("made.lead")}
      </Notice>
      <TextareaField
        label={t("made.label")}
        readOnly
        value={token}
        minHeight={44}
        spellCheck={false}
        autoComplete="off"
        translate="no"
        className="break-all font-mono text-sm"
        onFocus={(event) => event.target.select()}
      />
      <Button className="needs-script sm:self-start" icon={<Icon name="copy" />} onClick={() => void copy()}>
        {t("made.copy")}
      </Button>
    </div>
  );
}
