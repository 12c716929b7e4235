import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button, type ButtonProps } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { showToast } from "~/ui/toast-store";

import { copyText } from "./copy-text";

/** How long the button itself says that it has copied, in milliseconds. */
const confirmationTime = 2000;

interface CopyButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  text: string;
}

/** Copies a prompt and says so; when it cannot, it says what to do instead. Needs scripts. */
export function CopyButton({ text, className, ...looks }: CopyButtonProps) {
  const { t } = useTranslation("prompts");
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    if (!(await copyText(text)))
      return showToast({ title: t("copyFailed"), description: t("copyFailedHint"), variant: "destructive" });
    clearTimeout(timer.current);
    timer.current = setTimeout(setCopied, confirmationTime, false);
    setCopied(true);
    return showToast({ title: t("copied"), variant: "success" });
  };
  return (
    <Button
      {...looks}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
      className={joinClasses("needs-script", copied && "max-[22.4rem]:text-sm", className)}
    >
      {copied ? t("copyDone") : t("copy")}
    </Button>
  );
}
