import { ChevronDown, Globe } from "lucide-react";
import { useState } from "react";

import { TranslationNote } from "~/client/site-translation";
import type { Folder } from "~/features/folders/folder";
import { type Prompt, shortName } from "~/features/prompts/prompt";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { useEditor } from "~/ui/focus";

import { CardActions } from "./card-actions";
import { CardDetails } from "./card-details";
import { CardEditor } from "./card-editor";

interface PromptCardProps {
  prompt: Prompt;
  folders: readonly Folder[];
}

/** A prompt of the library: its purpose and actions; open, all of it (specification, section 2). */
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
            <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 rounded-card px-4 pt-4 pb-2 sm:px-5 [&::-webkit-details-marker]:hidden">
              <h3
                dir="auto"
                className="prompt-text text-base leading-normal not-group-open/card:line-clamp-2"
              >
                {prompt.originalInput}
              </h3>
              <ChevronDown aria-hidden className="mt-1 size-5 text-ink-soft group-open/card:rotate-180" />
              <span className="flex flex-wrap items-center gap-1.5">
                {prompt.isPublic && (
                  <Badge tone="success" icon={<Globe aria-hidden />}>
                    {t("card.published")}
                  </Badge>
                )}
                {prompt.tags.map((tag) => (
                  <TagBadge key={tag} tag={tag} />
                ))}
              </span>
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
