import { useState } from "react";

import { copyText } from "~/client/copy-text";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { usePanel } from "./panel";
import { useWords } from "./translations";

interface PutActionsProps {
  label: string;
  pending: boolean;
  /** The text to copy; null while a field is wrong. Without it nothing is copied. */
  take?: () => string | null;
  onCopied?: () => void;
}

/** The buttons below a prompt: into the page's text box, or to the clipboard where there is none. */
export function PutActions({ label, pending, take, onCopied }: PutActionsProps) {
  const words = useWords();
  const { box } = usePanel();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const text = take?.() ?? null;
    if (text === null || !(await copyText(text))) return;
    setCopied(true);
    onCopied?.();
  };
  return (
    <div className="panel-actions">
      {box.hasBox ? (
        <Button type="submit" pending={pending} className="w-full">
          {label}
        </Button>
      ) : (
        <p className="phrases text-sm text-ink-soft">{words.noBox}</p>
      )}
      {take && (
        <Button
          variant={box.hasBox ? "ghost" : "primary"}
          size={box.hasBox ? "sm" : "md"}
          icon={<Icon name={copied ? "check" : "copy"} />}
          onClick={() => void copy()}
        >
          {copied ? words.copied : words.copy}
        </Button>
      )}
      {box.hasBox && <p className="phrases text-sm text-ink-soft">{words.keys}</p>}
      <p role="status" className="sr-only">
        {copied && words.copied}
      </p>
    </div>
  );
}
