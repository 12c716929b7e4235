import { Icon } from "~/ui/icon";
import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { href } from "react-router";

import type { Folder } from "~/features/prompts/folders/folder";
import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { OpeningLink } from "~/ui/opening-link";

import { ManualPromptForm } from "./manual-prompt-form";

export interface ManualButtonProps {
  open: boolean;
  onToggle: () => void;
  load: () => Promise<void>;
  /** Gets the focus back when the panel closes. */
  opener?: Ref<HTMLAnchorElement>;
  className?: string;
}

/** Opens and closes the panel for prompts written by hand; without scripts it leads to its page. */
export function ManualButton({ open, onToggle, load, opener, className }: ManualButtonProps): ReactNode {
  const { t } = useTranslation("library");
  return (
    <Button asChild variant="secondary" className={className}>
      <OpeningLink
        ref={opener}
        to={href("/dashboard/new")}
        load={load}
        prefetch="render"
        onOpen={onToggle}
        aria-expanded={open}
      >
        <Icon name="pen-line" />
        {t("manual.title")}
      </OpeningLink>
    </Button>
  );
}

interface ManualCreationProps {
  folders: readonly Folder[];
  /** The current folder, preselected for a new prompt. */
  folder: string | null;
  onMade: () => void;
}

/** The panel for prompts written by hand (specification, section 2). */
export function ManualCreation({ onMade, ...form }: ManualCreationProps) {
  const { t } = useTranslation("library");
  const { fetcher, refused, pending } = useFormFetcher({ onDone: onMade, failure: t("manual.failed") });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current!.querySelector<HTMLElement>("select, textarea")?.focus(), []);
  return (
    <section
      ref={panel}
      aria-label={t("manual.title")}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <p className="phrases text-sm text-ink-soft">{t("manual.lead")}</p>
      <ManualPromptForm form={fetcher.Form} refused={refused} pending={pending} {...form} />
    </section>
  );
}
