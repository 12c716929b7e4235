import { ChevronDown, PenLine } from "lucide-react";
import { useRef, useState } from "react";

import type { Folder } from "~/features/folders/folder";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";

import { ManualPromptForm } from "./manual-prompt-form";

interface ManualCreationProps {
  folders: readonly Folder[];
  /** The current folder, preselected for a new prompt. */
  folder: string | null;
}

/** The collapsible panel for prompts written by hand (specification, section 2). */
export function ManualCreation({ folders, folder }: ManualCreationProps) {
  const { t } = useTranslation("library");
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState(0);
  const opener = useRef<HTMLElement>(null);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary
        ref={opener}
        className="flex min-h-11 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden"
      >
        <PenLine aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1 font-semibold">{t("manual.title")}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-4 sm:p-5">
        <p className="phrases text-sm text-ink-soft">{t("manual.lead")}</p>
        <ManualFetcherForm
          key={made}
          folders={folders}
          folder={folder}
          onMade={() => {
            opener.current!.focus();
            setOpen(false);
            setMade(made + 1);
          }}
        />
      </div>
    </details>
  );
}

function ManualFetcherForm({ onMade, ...form }: ManualCreationProps & { onMade: () => void }) {
  const { t } = useTranslation("library");
  const { fetcher, refused, pending } = useFormFetcher({ onDone: onMade, failure: t("manual.failed") });
  return <ManualPromptForm form={fetcher.Form} refused={refused} pending={pending} {...form} />;
}
