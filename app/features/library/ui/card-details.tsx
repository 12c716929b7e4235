import { href, Link } from "react-router";

import { useMoment } from "~/client/use-moment";
import { filledText } from "~/domain/variable-definitions";
import type { Folder } from "~/features/folders/folder";
import type { Prompt } from "~/features/prompts/prompt";
import { OpenInService } from "~/features/prompts/ui/open-in-service";
import { PublishButton } from "~/features/town/ui/publish-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import { FolderMove } from "./folder-move";
import { TagEditor } from "./tag-editor";

interface CardDetailsProps {
  prompt: Prompt;
  folders: readonly Folder[];
  /** A closed card renders no details: their links contain the whole prompt. */
  open: boolean;
}

/** The details of an open card: the prompt, its tags, its folder, services to open it in. */
export function CardDetails({ prompt, folders, open }: CardDetailsProps) {
  const { t } = useTranslation("library");
  const day = useMoment("day");
  const text = filledText(prompt);
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-3 sm:px-5">
      <div className="relative rounded-control border border-line bg-surface-sunken">
        <div dir="auto" className="prompt-text max-h-[60dvh] overflow-y-auto p-4 noscript:select-all">
          {text}
        </div>
      </div>
      {open && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TagEditor prompt={prompt} />
            <FolderMove prompt={prompt} folders={folders} />
          </div>
          <OpenInService type={prompt.type} prompt={text} />
          {!prompt.removedAt && (
            <div>
              <PublishButton prompt={prompt} />
            </div>
          )}
        </>
      )}
      <p className="text-sm text-ink-soft">{t("card.created", { date: day(prompt.createdAt) })}</p>
      <Button asChild variant="secondary" className="without-script self-start">
        <Link to={href("/dashboard/prompts/:promptId", { promptId: prompt.id })}>{t("card.more")}</Link>
      </Button>
    </div>
  );
}
