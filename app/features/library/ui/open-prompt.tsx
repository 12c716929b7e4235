import { useEffect, useRef } from "react";

import { useMoment } from "~/client/use-moment";
import { filledText } from "~/domain/variable-definitions";
import type { Folder } from "~/features/prompts/folders/folder";
import { FilledText } from "~/features/prompts/filling/ui/filled-text";
import { type Prompt, shortName } from "~/features/prompts/prompt";
import { OpenInService } from "~/features/prompts/ui/open-in-service";
import { TryHere } from "~/features/runs/try/ui/try-here";
import { noteUse } from "~/features/prompts/ui/prompt-text";
import { useTranslation } from "~/i18n";
import { useEditor } from "~/ui/focus";

import { CardActions } from "./card-actions";
import { CardEditor } from "./card-editor";
import { FolderMove } from "./folder-move";
import type { OpenTask } from "./row-tasks";
import { TagEditor } from "./tag-editor";

interface OpenPromptProps {
  prompt: Prompt;
  folders: readonly Folder[];
  task: OpenTask;
  /** Grows each time that the task is asked for. */
  times: number;
}

/** The elements that a task presses, or focuses in order to go on. */
const pressed: Partial<Record<OpenTask, string>> = {
  optimize: "a[href$='/optimize']",
  share: "[data-way=share] a",
  publish: "a[href$='/publish']",
};
const focused: Partial<Record<OpenTask, string>> = {
  tag: "input[name=tags]",
};

const noAnswers = {};

/** An opened prompt: its text with its fields, its actions, its tags and folder, services to open it in; or its editor. */
export function OpenPrompt({ prompt, folders, task, times }: OpenPromptProps) {
  const { t } = useTranslation("library");
  const day = useMoment("day");
  const { editing, setEditing, opener } = useEditor<HTMLAnchorElement>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (task === "edit") setEditing(true);
    const find = (selector: string | undefined) =>
      selector && box.current?.querySelector<HTMLElement>(selector);
    const target = find(pressed[task]);
    if (target) target.focus();
    if (target) target.click();
    else if (find(focused[task])) (find(focused[task]) as HTMLElement).focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once each time that somebody asks.
  }, [task, times]);
  if (editing) return <CardEditor prompt={prompt} onClose={() => setEditing(false)} />;
  const text = filledText(prompt);
  return (
    <div ref={box} className="row-open">
      {/* Where the row has a part of it, or the title, and it is not the text itself. */}
      {prompt.originalInput !== text && (prompt.title || shortName(prompt) !== prompt.originalInput) && (
        <p dir="auto" className="prompt-text">
          {prompt.originalInput}
        </p>
      )}
      {prompt.variables.length > 0 ? (
        <div className="max-h-[60dvh] overflow-y-auto">
          <FilledText content={prompt.content} variables={prompt.variables} values={noAnswers} />
        </div>
      ) : (
        <div className="prompt-text rounded-control border border-line bg-surface-sunken">
          <div dir="auto" className="max-h-[60dvh] overflow-y-auto p-4">
            {text}
          </div>
        </div>
      )}
      <CardActions prompt={prompt} editLink={opener} onEdit={() => setEditing(true)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TagEditor prompt={prompt} />
        <FolderMove prompt={prompt} folders={folders} />
      </div>
      {prompt.variables.length === 0 && (
        <>
          <OpenInService type={prompt.type} prompt={text} onOpened={() => noteUse(prompt.id)} />
          <TryHere
            type={prompt.type}
            text={text}
            of={prompt.category && prompt.id}
            onUsed={() => noteUse(prompt.id)}
          />
        </>
      )}
      <p className="text-sm text-ink-soft">{t("card.created", { date: day(prompt.createdAt) })}</p>
    </div>
  );
}
