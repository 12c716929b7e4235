import { useState } from "react";
import { href, useNavigate } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { copyPrompt } from "~/features/prompts/ui/copy-prompt";
import { fetchText } from "~/features/prompts/ui/prompt-text";
import { useTranslation } from "~/i18n";

import type { LibraryRow } from "../library-row";
import type { OpenTask, RowTask } from "./row-tasks";

interface Opened {
  task: OpenTask;
  times: number;
}

/** Which rows are open, and what their tasks do. `act` does a task of a row, asked for at an element. */
export function useRows(rows: readonly LibraryRow[]) {
  const { t } = useTranslation(["library", "prompts", "sharing", "errors"]);
  const { t: copyTexts } = useTranslation("prompts");
  const navigate = useNavigate();
  const changing = useFormFetcher({ failure: t("card.updateFailed") });
  const toggling = useFormFetcher({ failure: t("sharing:visibility.failed"), asksOnPage: true });
  const copying = useFormFetcher({ failure: t("card.duplicateFailed") });
  const [opened, setOpened] = useState<Readonly<Record<string, Opened>>>({});
  const [deleting, setDeleting] = useState<LibraryRow | null>(null);
  const [moving, setMoving] = useState<LibraryRow | null>(null);

  const open = (id: string, task: OpenTask) =>
    setOpened((all) => ({ ...all, [id]: { task, times: (all[id]?.times ?? 0) + 1 } }));
  const close = (id: string) => setOpened(({ [id]: _closed, ...others }) => others);

  const act = (id: string, task: RowTask, at: Element) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    const params = { promptId: id };
    const fillAddress = href("/dashboard/prompts/:promptId/use", params);
    switch (task) {
      case "open":
        if (opened[id]) close(id);
        else open(id, task);
        break;
      case "use":
        void navigate(fillAddress);
        break;
      case "history":
        void navigate(href("/dashboard/prompts/:promptId/history", params));
        break;
      case "compare":
        void navigate(href("/dashboard/prompts/:promptId/compare", params));
        break;
      case "copy":
        // A text with open fields is filled in first.
        if (row.hasVariables) void navigate(fillAddress);
        else
          void copyPrompt(fetchText(id), at, {
            t: copyTexts,
            inLibrary: true,
            unreadable: t("errors:unreachable"),
          });
        break;
      case "pin":
        void changing.fetcher.submit(
          { pinned: String(!row.isPinned) },
          { method: "post", action: href("/dashboard/prompts/:promptId", params) },
        );
        break;
      case "visibility":
        void toggling.fetcher.submit(
          { isPublic: String(!row.isPublic) },
          { method: "post", action: href("/dashboard/prompts/:promptId/toggle-public", params) },
        );
        break;
      case "duplicate":
        void copying.fetcher.submit(
          {},
          { method: "post", action: href("/dashboard/prompts/:promptId/duplicate", params) },
        );
        break;
      case "delete":
        setDeleting(row);
        break;
      case "move":
        setMoving(row);
        break;
      default:
        open(id, task);
    }
  };
  return {
    opened,
    act,
    deleting,
    stopDeleting: () => setDeleting(null),
    moving,
    stopMoving: () => setMoving(null),
  };
}
