import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { href, useFetcher, useNavigate } from "react-router";

import type { Folder } from "~/features/prompts/folders/folder";
import { folderLabel } from "~/features/prompts/folders/ui/folder-select";
import { foldText } from "~/features/text/fold-text";
import { useTranslation } from "~/i18n";
import { Dialog } from "~/ui/dialog";
import { Input } from "~/ui/input";

import { libraryAddress } from "../address";
import type { LibraryView } from "../get-library.server";
import { searchLimit, sorts } from "../limits";

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The library's path. */
  path: string;
  folders: readonly Folder[];
  onNew: () => void;
  onHelp: () => void;
}

interface Command {
  id: string;
  label: string;
  /** The kind of command, where the label does not say it. */
  group?: string;
  run: () => unknown;
}

/** Debounce of the search for prompts, in milliseconds, and how many it shows. */
const rest = 200;
const shownPrompts = 6;

/** Finds actions, folders and prompts by typing. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange } = props;
  const { t } = useTranslation(["library", "shell"]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("palette.title")}>
      <Commands {...props} />
    </Dialog>
  );
}

/** Mounted with the open dialog, so that it starts fresh each time. */
function Commands(props: CommandPaletteProps) {
  const { onOpenChange } = props;
  const { t } = useTranslation("library");
  const id = useId();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const commands = useCommands(props, words.trim());
  const current = Math.min(at, commands.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onOpenChange(false);
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && event.key !== "Enter") return;
    event.preventDefault();
    if (step) setAt((current + step + commands.length) % Math.max(1, commands.length));
    else run(commands[current]);
  };
  return (
    <>
      <Input
        role="combobox"
        aria-label={t("palette.label")}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={commands[current] && `${id}-${current}`}
        placeholder={t("palette.placeholder")}
        autoComplete="off"
        maxLength={searchLimit}
        dir="auto"
        value={words}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
      />
      <div id={id} role="listbox" aria-label={t("palette.title")} className="max-h-[50dvh] overflow-y-auto">
        {commands.map((command, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are the combobox's.
          <div
            key={command.id}
            ref={(item) => {
              if (place === current) item?.scrollIntoView({ block: "nearest" });
            }}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === current}
            onClick={() => run(command)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-1.5 hover:bg-ink/7 aria-selected:bg-accent-soft aria-selected:text-accent-text"
          >
            <span dir="auto" className="min-w-0 truncate">
              {command.label}
            </span>
            {command.group && <span className="shrink-0 text-sm text-ink-soft">{command.group}</span>}
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {commands.length === 0 ? t("palette.none") : ""}
      </p>
    </>
  );
}

/** The commands that fit what was typed: actions, folders, and the prompts that a search finds. */
function useCommands({ path, folders, onNew, onHelp }: CommandPaletteProps, words: string): Command[] {
  const { t } = useTranslation(["library", "shell"]);
  const navigate = useNavigate();
  const prompts = useFoundPrompts(words);
  const to = (address: string) => () => navigate(address);
  const actions: Command[] = [
    { id: "create", label: t("create"), run: () => window.location.assign(href("/generate")) },
    { id: "manual", label: t("manual.title"), run: onNew },
    ...sorts.map((sort) => ({
      id: sort,
      label: t(`list.sorts.${sort}`),
      group: t("list.sort"),
      run: to(libraryAddress(path, { sort })),
    })),
    { id: "tags", label: t("tags.filter"), run: to(href("/dashboard/tags")) },
    { id: "folder", label: t("folders.add"), run: to(href("/dashboard/folders/new")) },
    { id: "shelf", label: t("folders.shelf"), run: to(href("/dashboard/shelf")) },
    { id: "trash", label: t("folders.trash"), run: to(href("/dashboard/trash")) },
    { id: "export", label: t("folders.export"), run: to(href("/dashboard/export")) },
    { id: "import", label: t("folders.import"), run: to(href("/dashboard/import")) },
    { id: "town", label: t("shell:menu.town"), run: to(href("/town-prompts")) },
    { id: "profile", label: t("profile"), run: to(href("/profile")) },
    { id: "keys", label: t("keys.title"), run: onHelp },
  ];
  const inFolders = folders.map((folder) => ({
    id: folder.id,
    label: folderLabel(t, folder.name),
    group: t("folders.title"),
    run: to(libraryAddress(path, { folder: folder.id })),
  }));
  const sought = foldText(words);
  const fits = ({ label }: Command) => foldText(label).includes(sought);
  const found = prompts.map((row) => ({
    id: row.id,
    label: row.name,
    group: t("card.use"),
    run: to(href("/dashboard/prompts/:promptId/use", { promptId: row.id })),
  }));
  return [...[...actions, ...inFolders].filter(fits), ...found];
}

function useFoundPrompts(words: string) {
  const { load, data } = useFetcher<{ view: LibraryView }>();
  useEffect(() => {
    if (!words) return undefined;
    const timer = setTimeout(() => void load(libraryAddress(href("/dashboard"), { search: words })), rest);
    return () => clearTimeout(timer);
  }, [load, words]);
  return words && data ? (data as { view: LibraryView }).view.rows.slice(0, shownPrompts) : [];
}
