import { useEffect, useRef, useState } from "react";

import { Icon } from "~/ui/icon";
import type { DisplayedText } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import { Button, type ButtonProps } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { Spinner } from "~/ui/loading";

import { copyPrompt } from "./copy-prompt";

/** How long the button shows "copied", in milliseconds. */
const confirmationTime = 2000;

interface CopyButtonProps extends Pick<
  ButtonProps,
  "variant" | "size" | "icon" | "className" | "type" | "aria-keyshortcuts"
> {
  /** A text, or the function that loads it or gives what is displayed for it; null: there is nothing to copy yet. */
  text: string | ((at: Element) => Promise<string> | DisplayedText | null);
  /** The message of a failed load. */
  unreadable?: string;
  /** Libraries show another error, about the browser's permissions (specification, section 8). */
  inLibrary?: true;
  /** Copies blanks in the place of placeholders, and says so. */
  blanks?: true;
  onCopied?: () => void;
}

/** Copies a prompt and shows that it did, with a toast of a failure. Needs scripts, except as the `submit` button of a form that leads to the text. */
export function CopyButton({
  text,
  unreadable,
  inLibrary,
  blanks,
  onCopied,
  icon,
  className,
  ...looks
}: CopyButtonProps) {
  const { t } = useTranslation("prompts");
  const [copied, setCopied] = useState(false);
  const [fetching, setFetching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (button: Element) => {
    if (fetching) return;
    const source = typeof text === "string" ? text : text(button);
    if (
      source === null ||
      !(await copyPrompt(source, button, {
        t,
        unreadable,
        inLibrary,
        blanks,
        onFetching: setFetching,
        showsCopied: true,
      }))
    )
      return;
    clearTimeout(timer.current);
    timer.current = setTimeout(setCopied, confirmationTime, false);
    setCopied(true);
    onCopied?.();
  };
  return (
    <Button
      {...looks}
      icon={fetching ? <Spinner /> : copied ? <Icon name="check" /> : (icon ?? <Icon name="copy" />)}
      aria-busy={fetching || undefined}
      onClick={(event) => {
        event.preventDefault();
        void copy(event.currentTarget);
      }}
      className={joinClasses(looks.type !== "submit" && "needs-script", className)}
    >
      <CopyLabel copied={copied} />
    </Button>
  );
}

/** The label of a button that copies, as wide before as after. */
function CopyLabel({ copied }: { copied: boolean }) {
  const { t } = useTranslation("prompts");
  const done = t("copyDone");
  return (
    <span data-done={done} className="copy-label">
      {copied ? done : t("copy")}
    </span>
  );
}
