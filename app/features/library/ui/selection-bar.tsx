import { Icon } from "~/ui/icon";
import { useRef, useState, type FormEvent } from "react";

import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Confirmation } from "~/ui/confirmation";
import { lazyPart } from "~/ui/lazy-part";
import { Switch } from "~/ui/switch";

import { libraryAddress } from "../address";
import type { LibraryView } from "../get-library.server";
import type { AskedTask } from "./row-tasks";

const SelectionDialog = lazyPart(async () => (await import("./selection-dialog")).SelectionDialog);

interface SelectAllProps {
  chosen: number;
  /** Number of rows on the page. */
  shown: number;
  onSelect: () => void;
}

/** Chooses all rows of the page, or none. */
export function SelectAll({ chosen, shown, onSelect }: SelectAllProps) {
  const { t } = useTranslation("library");
  const choose = (checked: boolean) => {
    for (const box of document.querySelectorAll<HTMLInputElement>(".row-check input")) box.checked = checked;
    onSelect();
  };
  return (
    <label className="needs-script row-all">
      <input
        type="checkbox"
        aria-label={t("selection.page")}
        className="size-4.5"
        checked={chosen > 0 && chosen === shown}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < shown;
        }}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </label>
  );
}

/** Shows the rows' checkboxes on a phone; hiding them ends the selection. */
export function ChoosingSwitch({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation("library");
  return (
    <Switch
      id="choosing"
      label={t("selection.choose")}
      onChange={({ currentTarget }) => {
        if (!currentTarget.checked) onEnd();
      }}
      className="sm:hidden"
    />
  );
}

interface SelectionBarProps {
  view: LibraryView;
  /** Number of chosen rows; before scripts it is unknown. */
  chosen: number;
  onClear: () => void;
}

/**
 * Actions on the chosen rows, shown while there are some: a plain form whose rows' checkboxes belong to it. The server
 * asks for what is missing; with scripts a dialog does.
 */
export function SelectionBar({ view, chosen, onClear }: SelectionBarProps) {
  const { t } = useTranslation("library");
  const { query, total, rows, folders } = view;
  const [asked, setAsked] = useState<AskedTask | "delete" | null>(null);
  const [count, setCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { fetcher, refused, pending } = useFormFetcher({
    failure: t("selection.failed"),
    onDone: () => {
      setAsked(null);
      onClear();
    },
  });
  const actions = [
    { action: "move", icon: "folder-input", label: t("selection.move") },
    { action: "tag", icon: "tags", label: t("selection.tag") },
    { action: "export", icon: "download", label: t("selection.export") },
    { action: "delete", icon: "trash-2", label: t("card.remove") },
  ] as const;
  const action = href("/dashboard/selection");
  const send = (task: string, values: Record<string, string> = {}) => {
    const fields = new FormData(form.current!);
    for (const [name, value] of Object.entries({ action: task, ...values })) fields.set(name, value);
    void fetcher.submit(fields, { method: "post", action });
  };
  const ask = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const task = (submitter as HTMLButtonElement | null)?.value;
    if (task !== "move" && task !== "tag" && task !== "delete") return;
    event.preventDefault();
    // Drops the errors of the last time.
    if (!pending) fetcher.reset();
    setCount(new FormData(event.currentTarget).has("all") ? total : chosen);
    setAsked(task);
  };
  return (
    <>
      <form
        ref={form}
        id="selection"
        method="post"
        action={action}
        onSubmit={ask}
        aria-label={t("selection.title")}
        className="selection-bar"
      >
        <input
          type="hidden"
          name="query"
          value={libraryAddress("", { ...query, page: view.page }).slice(1)}
        />
        <p role="status" className="needs-script text-sm font-semibold">
          {chosen > 0 ? t("selection.count", { count: chosen }) : ""}
        </p>
        {total > rows.length && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input type="checkbox" name="all" value="matching" className="size-4.5" />
            {t("selection.all", { total })}
          </label>
        )}
        <Button
          type="reset"
          variant="ghost"
          size="sm"
          className="max-sm:ml-auto max-sm:min-w-11 max-sm:px-1.5"
          icon={<Icon name="x" />}
          onClick={() => setTimeout(onClear)}
        >
          <span className="max-sm:sr-only">{t("selection.clear")}</span>
        </Button>
        <span className="selection-actions">
          {actions.map(({ action: value, icon, label }) => (
            <Button
              key={value}
              type="submit"
              name="action"
              value={value}
              variant="ghost"
              size="sm"
              icon={<Icon name={icon} />}
            >
              {label}
            </Button>
          ))}
        </span>
      </form>
      <SelectionDialog
        open={asked === "move" || asked === "tag"}
        onOpenChange={() => setAsked(null)}
        task={asked === "tag" ? "tag" : "move"}
        folders={folders}
        refused={refused}
        pending={pending}
        onSend={send}
      />
      <Confirmation
        open={asked === "delete"}
        onOpenChange={() => setAsked(null)}
        title={t("selection.deleteTitle")}
        description={t("selection.deleteLead", { count })}
        confirmLabel={t("card.remove")}
        pending={pending}
        onConfirm={() => send("delete", { confirmed: "yes" })}
      />
    </>
  );
}
