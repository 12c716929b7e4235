import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { copyText } from "~/client/copy-text";
import { displayedText } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import { Button, type ButtonProps } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { Spinner } from "~/ui/loading";
import { showToast } from "~/ui/toast-store";

/** How long the button shows "copied", in milliseconds. */
const confirmationTime = 2000;

/** Keys of the title and the hint of a failed copy. */
const errorKeys = ["copyFailed", "copyFailedHint"] as const;
const libraryErrorKeys = ["copyRefused", "copyRefusedHint"] as const;

interface CopyButtonProps extends Pick<ButtonProps, "variant" | "size" | "icon" | "className"> {
  /** A text, or the function that loads it. */
  text: string | (() => Promise<string>);
  /** The message of a failed load. */
  unreadable?: string;
  /** Libraries show another error, about the browser's permissions (specification, section 8). */
  inLibrary?: true;
}

/** Copies a prompt, with a toast of the result. Needs scripts. */
export function CopyButton({ text, unreadable, inLibrary, icon, className, ...looks }: CopyButtonProps) {
  const { t } = useTranslation("prompts");
  const [copied, setCopied] = useState(false);
  const [fetching, setFetching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (button: Element) => {
    if (fetching) return undefined;
    const { text: source, note } = displayedText.pass(typeof text === "string" ? text : text(), button);
    setFetching(typeof source !== "string");
    const done = await copyText(source);
    setFetching(false);
    if (!done) {
      const isKnown = await Promise.resolve(source).then(
        () => true,
        () => false,
      );
      const [title, hint] = inLibrary && isKnown ? libraryErrorKeys : errorKeys;
      const description = isKnown ? t(hint) : unreadable;
      return showToast({ title: t(title), description, variant: "destructive" });
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(setCopied, confirmationTime, false);
    setCopied(true);
    return showToast({ title: t("copied"), description: note?.(), variant: "success" });
  };
  return (
    <Button
      {...looks}
      icon={fetching ? <Spinner /> : copied ? <Check aria-hidden /> : (icon ?? <Copy aria-hidden />)}
      aria-busy={fetching || undefined}
      onClick={(event) => void copy(event.currentTarget)}
      className={joinClasses("needs-script", copied && "max-[22.4rem]:text-sm", className)}
    >
      {copied ? t("copyDone") : t("copy")}
    </Button>
  );
}
