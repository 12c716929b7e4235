import { useEffect, useState, type HTMLAttributes, type KeyboardEvent, type MouseEvent } from "react";

import { type Folder, uncategorized } from "~/features/prompts/folders/folder";
import { lazyPart } from "~/ui/lazy-part";

import type { LibraryView } from "../get-library.server";
import { OpenPrompt, PromptRow } from "./prompt-row";
import { isRowTask, rowAround, rowLink, type RowTask } from "./row-tasks";
import type { useRows } from "./use-rows";

const RowMenu = lazyPart(async () => (await import("./row-menu")).RowMenu);

interface PromptRowsProps extends Pick<ReturnType<typeof useRows>, "opened" | "act"> {
  view: LibraryView;
  /** The current selection's checkboxes changed. */
  onSelect: () => void;
  /** Handlers of the rows as a source of what is dragged. */
  source: HTMLAttributes<HTMLElement>;
}

/** The prompts of a page as rows. One listener for all of them: a row's links and buttons name their task. */
export function PromptRows({ view, opened, act, onSelect, source }: PromptRowsProps) {
  const { rows, folders, query } = view;
  // A menu that is opened again before it has reported its closing is another one.
  const [menu, setMenu] = useState<{ id: string; button: HTMLElement; times: number }>();
  const [last, setLast] = useState<HTMLInputElement>();
  // A member's own work opens after a deployment too.
  useEffect(prefetch, []);
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target instanceof HTMLInputElement && target.name === "id") {
      if (event.shiftKey && last) selectBetween(last, target);
      setLast(target);
      onSelect();
      return;
    }
    const button = target.closest<HTMLElement>("[data-task]");
    const id = rowAround(button)?.dataset.row;
    if (!button || !id || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { task } = button.dataset;
    event.preventDefault();
    if (isRowTask(task)) act(id, task, button);
    else setMenu((before) => ({ id, button, times: (before?.times ?? 0) + 1 }));
  };
  const shown = menu && rows.find(({ id }) => id === menu.id);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The events come from its links and buttons. */}
      <ul className="rows" onClick={press} onKeyDown={moveFocus} {...source}>
        {rows.map((row) => (
          <PromptRow
            key={row.id}
            row={row}
            folder={query.folder === null ? nameOfFolder(folders, row.folderId) : null}
            when={(query.sort === "used" && row.lastUsedAt) || row.createdAt}
            {...opened[row.id]}
          />
        ))}
      </ul>
      {shown && (
        <RowMenu
          key={`${shown.id} ${menu.times}`}
          row={shown}
          button={menu.button}
          onClose={() => setMenu(undefined)}
          onTask={(task: RowTask) => act(shown.id, task, menu.button)}
        />
      )}
    </>
  );
}

const prefetch = () => {
  OpenPrompt.load().catch(() => undefined);
  RowMenu.load().catch(() => undefined);
};

/** Null for the default folder: a name on every row would say nothing. */
function nameOfFolder(folders: readonly Folder[], id: string): string | null {
  const folder = folders.find((one) => one.id === id);
  return folder && folder.name !== uncategorized ? folder.name : null;
}

/** Up and down move the focus from row to row. */
function moveFocus(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = rowAround(event.target as Element);
  // Inside of an opened row the arrows are its fields'.
  if (!step || !row || !(event.target as Element).closest(".row-line")) return;
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  if (!next) return;
  event.preventDefault();
  rowLink(next)?.focus();
}

/** Gives the checkboxes from one to another the state of the latter. */
function selectBetween(from: HTMLInputElement, to: HTMLInputElement) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(".row-check input")];
  const [start, end] = [boxes.indexOf(from), boxes.indexOf(to)].toSorted((one, other) => one - other);
  if (start! < 0) return;
  for (const box of boxes.slice(start, end! + 1)) box.checked = to.checked;
}
