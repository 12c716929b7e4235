import type { FormEvent } from "react";

import type { RefusedForm } from "~/errors";
import type { Folder } from "~/features/prompts/folders/folder";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

import { ChangeFields } from "../selection/ui/change-fields";
import type { AskedTask } from "./row-tasks";

interface SelectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  task: AskedTask;
  folders: readonly Folder[];
  refused?: RefusedForm;
  pending: boolean;
  onSend: (task: string, values: Record<string, string>) => void;
}

/** Asks for the folder or the tag of the chosen prompts. */
export function SelectionDialog(props: SelectionDialogProps) {
  const { open, onOpenChange, task, folders, refused, pending, onSend } = props;
  const { t } = useTranslation("library");
  const isMove = task === "move";
  const send = (action: string, form: HTMLFormElement) =>
    onSend(action, Object.fromEntries(new FormData(form)) as Record<string, string>);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(task, event.currentTarget);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={isMove ? t("row.move") : t("selection.tagTitle")}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ChangeFields change={task} folders={folders} refused={refused} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {!isMove && (
            // No submit button: Enter adds the tag.
            <Button
              variant="secondary"
              pending={pending}
              onClick={(event) => send("untag", event.currentTarget.form!)}
            >
              {t("selection.untag")}
            </Button>
          )}
          <Button type="submit" pending={pending}>
            {isMove ? t("card.move") : t("selection.addTag")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
