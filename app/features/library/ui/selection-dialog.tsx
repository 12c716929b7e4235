import { useState, type FormEvent } from "react";

import type { Folder } from "~/features/prompts/folders/folder";
import { FolderSelect } from "~/features/prompts/folders/ui/folder-select";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";

import type { AskedTask } from "./row-tasks";

interface SelectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  task: AskedTask;
  folders: readonly Folder[];
  pending: boolean;
  onSend: (task: string, values: Record<string, string>) => void;
}

/** Asks for the folder or the tag of the chosen prompts. */
export function SelectionDialog(props: SelectionDialogProps) {
  const { open, onOpenChange, task } = props;
  const { t } = useTranslation("library");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={task === "move" ? t("row.move") : t("selection.tagTitle")}
    >
      {task === "move" ? <MoveForm {...props} /> : <TagForm {...props} />}
    </Dialog>
  );
}

/** The value of the option that makes a folder. */
const newFolder = "new";

const readForm = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
};

function MoveForm({ folders, pending, onSend }: SelectionDialogProps) {
  const { t } = useTranslation("library");
  const [chosen, setChosen] = useState(folders[0]?.id);
  return (
    <form onSubmit={(event) => onSend("move", readForm(event))} className="flex flex-col gap-4">
      <Field label={t("choice.label")}>
        {(control) => (
          <FolderSelect
            {...control}
            name="folderId"
            folders={folders}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value={newFolder}>{t("choice.newFolder")}</option>
          </FolderSelect>
        )}
      </Field>
      {chosen === newFolder && (
        <Field label={t("choice.newName")}>
          {(control) => <Input {...control} name="folderName" required dir="auto" autoComplete="off" />}
        </Field>
      )}
      <Button type="submit" pending={pending} className="sm:self-end">
        {t("card.move")}
      </Button>
    </form>
  );
}

function TagForm({ pending, onSend }: SelectionDialogProps) {
  const { t } = useTranslation("library");
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSend((submitter as HTMLButtonElement | null)?.value || "tag", readForm(event));
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <Field label={t("selection.tagName")}>
        {(control) => <Input {...control} name="newTag" required dir="auto" autoComplete="off" />}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button type="submit" variant="secondary" value="untag" pending={pending}>
          {t("selection.untag")}
        </Button>
        <Button type="submit" value="tag" pending={pending}>
          {t("selection.addTag")}
        </Button>
      </div>
    </form>
  );
}
