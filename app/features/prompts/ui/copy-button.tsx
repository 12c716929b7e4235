import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { copyText } from "~/client/copy-text";
import { reading } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import { Button, type ButtonProps } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { Spinner } from "~/ui/loading";
import { showToast } from "~/ui/toast-store";

/** How long the button itself says that it has copied, in milliseconds. */
const confirmationTime = 2000;

/** What says that a prompt could not be copied, and what to do instead. */
const words = ["copyFailed", "copyFailedHint"] as const;
const libraryWords = ["copyRefused", "copyRefusedHint"] as const;

interface CopyButtonProps extends Pick<ButtonProps, "variant" | "size" | "icon" | "className"> {
  /** A text, or how it is had when it is asked for. */
  text: string | (() => Promise<string>);
  /** What is said where it cannot be had. */
  unreadable?: string;
  /** The libraries speak of the browser's permissions where copying fails (specification, section 8). */
  inLibrary?: true;
}

/** Copies a prompt and says so; when it cannot, it says what to do instead. Needs scripts. */
export function CopyButton({ text, unreadable, inLibrary, icon, className, ...looks }: CopyButtonProps) {
  const { t } = useTranslation("prompts");
  const [copied, setCopied] = useState(false);
  const [fetching, setFetching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (button: Element) => {
    if (fetching) return undefined;
    const { text: source, note } = reading.pass(typeof text === "string" ? text : text(), button);
    setFetching(typeof source !== "string");
    const done = await copyText(source);
    setFetching(false);
    if (!done) {
      const isKnown = await Promise.resolve(source).then(
        () => true,
        () => false,
      );
      const [title, hint] = inLibrary && isKnown ? libraryWords : words;
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
