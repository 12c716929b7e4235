import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { showToast } from "~/ui/toast-store";

import { copyText } from "./copy-text";

/** Copies a prompt and says so; when it cannot, it says what to do instead. Needs scripts. */
export function CopyButton({ text, className }: { text: string; className?: string }) {
  const { t } = useTranslation("prompts");
  const copy = async () => {
    if (await copyText(text)) showToast({ title: t("copied"), variant: "success" });
    else showToast({ title: t("copyFailed"), description: t("copyFailedHint"), variant: "destructive" });
  };
  return (
    <Button icon={<Copy aria-hidden />} onClick={copy} className={joinClasses("needs-script", className)}>
      {t("copy")}
    </Button>
  );
}
