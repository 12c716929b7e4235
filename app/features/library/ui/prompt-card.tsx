import { ChevronDown, Globe } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { TranslationNote } from "~/client/translation-note";
import type { Folder } from "~/features/folders/folder";
import type { Prompt } from "~/features/prompts/prompt";
import { shortName } from "~/features/prompts/short-name";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { useEditor } from "~/ui/use-editor";

import { CardActions } from "./card-actions";
import { CardDetails } from "./card-details";
import { CardEditor } from "./card-editor";

interface PromptCardProps {
  prompt: Prompt;
  folders: readonly Folder[];
}

/** A prompt of the library: its purpose, and opened all of it with everything one can do (specification, section 2). */
export function PromptCard({ prompt, folders }: PromptCardProps) {
  const { t } = useTranslation("library");
  const [open, setOpen] = useState(false);
  const { editing, setEditing, opener } = useEditor<HTMLAnchorElement>();
  return (
    <Card asChild padding="none">
      <article aria-label={shortName(prompt)}>
        {editing ? (
          <CardEditor prompt={prompt} onClose={() => setEditing(false)} />
        ) : (
          <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/card">
            <summary className="flex list-none items-start gap-3 rounded-card px-4 pt-4 pb-2 sm:px-5 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">
                <h3
                  dir="auto"
                  className="prompt-text text-base leading-normal not-group-open/card:line-clamp-2"
                >
                  {prompt.originalInput}
                </h3>
                <span className="mt-2 flex flex-wrap items-center gap-1.5">
                  {prompt.isPublic && (
                    <Badge tone="success" icon={<Globe aria-hidden />}>
                      {t("card.published")}
                    </Badge>
                  )}
                  {prompt.tags.map((tag) => (
                    <TagBadge key={tag} tag={tag} />
                  ))}
                </span>
              </span>
              <ChevronDown
                aria-hidden
                className="mt-1 size-5 shrink-0 text-ink-soft group-open/card:rotate-180"
              />
            </summary>
            <CardDetails prompt={prompt} folders={folders} open={open} />
          </details>
        )}
        <TranslationNote of={prompt.id} className="px-4 pb-2 sm:px-5" />
        <CardActions prompt={prompt} editing={editing} editLink={opener} onEdit={() => setEditing(true)} />
      </article>
    </Card>
  );
}
