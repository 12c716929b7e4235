import { Icon } from "~/ui/icon";
import { visibilityLabel } from "~/features/prompts/ui/visibility-label";
import { publishLabel } from "~/features/town/ui/publish-label";
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";

import { useRunsHere } from "~/client/root-data";
import { useTranslation } from "~/i18n";

import type { LibraryRow } from "../library-row";
import type { RowTask } from "./row-tasks";

interface RowMenuProps {
  row: LibraryRow;
  /** It opens below this. */
  button: HTMLElement;
  onClose: () => void;
  onTask: (task: RowTask) => void;
}

/** All tasks of a row as a menu: the browser's own popover, which closes by Escape and a press outside. */
export function RowMenu({ row, button, onClose, onTask }: RowMenuProps) {
  const { t } = useTranslation(["library", "prompts", "comparisons", "sharing", "publishing"]);
  const runsHere = useRunsHere(row.type);
  const menu = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const element = menu.current!;
    element.showPopover();
    place(element, button);
    element.querySelector<HTMLElement>("[role=menuitem]")!.focus();
    const toggled = (event: ToggleEvent) => event.newState === "closed" && closed();
    element.addEventListener("toggle", toggled);
    return () => element.removeEventListener("toggle", toggled);
  }, [button]);
  const tasks = [
    row.hasVariables
      ? ({ task: "use", icon: "play", label: t("card.use") } as const)
      : ({ task: "copy", icon: "copy", label: t("prompts:copy") } as const),
    { task: "edit", icon: "pencil", label: t("card.edit") },
    {
      task: "pin",
      icon: row.isPinned ? "pin-off" : "pin",
      label: row.isPinned ? t("card.unpin") : t("card.pin"),
    },
    { task: "duplicate", icon: "copy-plus", label: t("card.duplicate") },
    { task: "move", icon: "folder-input", label: t("row.move") },
    { task: "tag", icon: "tags", label: t("row.tag") },
    { task: "optimize", icon: "sparkles", label: t("card.optimize") },
    ...(runsHere ? [{ task: "compare", icon: "git-compare", label: t("comparisons:open") } as const] : []),
    { task: "history", icon: "history", label: t("card.history") },
    { task: "share", icon: "share-2", label: t("sharing:share") },
    {
      task: "publish",
      icon: "send",
      label: t(publishLabel({ isPublic: row.isPublic, publishedAt: row.isPublished })),
    },
    ...(row.isShared
      ? [
          {
            task: "visibility",
            icon: row.isPublic ? "globe-lock" : "globe",
            label: t(visibilityLabel({ isPublic: row.isPublic, isInTown: row.isPublished })),
          } as const,
        ]
      : []),
    { task: "delete", icon: "trash-2", label: t("card.remove") },
  ] as const;
  const choose = (task: RowTask) => {
    menu.current!.hidePopover();
    button.focus();
    onTask(task);
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={t("row.menu", { name: row.name })}
      onKeyDown={moveFocus}
      className="row-menu"
    >
      {tasks.map(({ task, icon, label }) => (
        <button key={task} type="button" role="menuitem" onClick={() => choose(task)}>
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}

/** Puts the menu below its button, or above where there is more room; all of it on the screen. */
function place(menu: HTMLElement, button: HTMLElement) {
  const { right, top, bottom } = button.getBoundingClientRect();
  const { offsetHeight, offsetWidth } = menu;
  const below = bottom + offsetHeight < window.innerHeight || bottom < window.innerHeight / 2;
  const least = 8;
  menu.style.left = `${Math.max(least, right - offsetWidth)}px`;
  const lowest = window.innerHeight - offsetHeight - least;
  menu.style.top = `${Math.max(least, Math.min(below ? bottom : top - offsetHeight, lowest))}px`;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key === "Tab") return event.currentTarget.hidePopover();
  const step = steps[event.key];
  if (!step) return undefined;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  return items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]!.focus();
}
