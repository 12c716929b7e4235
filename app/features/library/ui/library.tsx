import { Icon } from "~/ui/icon";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { href, useLocation, useNavigate } from "react-router";

import { noteLibrary } from "~/client/library-place";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { FolderList } from "~/features/prompts/folders/ui/folder-list";
import { folderLabel } from "~/features/prompts/folders/ui/folder-select";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { LinkButton } from "~/ui/link-button";

import { libraryAddress } from "../address";
import type { LibraryView } from "../get-library.server";
import type { LibraryQuery } from "../query";
import { LeaveQuestion } from "./leave-question";
import { LibraryKeys } from "./library-keys";
import { LibraryMenu, MenuButton, PhoneChoices } from "./library-menu";
import { LibrarySearch } from "./library-search";
import { DeleteConfirmation } from "./delete-prompt";
import { ManualButton } from "./manual-creation";
import { NewPromptMenu } from "./new-prompt-menu";
import { NoPrompts } from "./no-prompts";
import { PromptListFooter, PromptListHeader } from "./prompt-list-frame";
import { PromptRows } from "./prompt-rows";
import { ChoosingSwitch, SelectAll, SelectionBar } from "./selection-bar";
import { FilterChips, TagFilter } from "./tag-filter";
import { useRowDrag } from "./use-row-drag";
import { useRows } from "./use-rows";

const MoveDialog = lazyPart(async () => (await import("./move-dialog")).MoveDialog);
const ManualCreation = lazyPart(async () => (await import("./manual-creation")).ManualCreation);

/** A member's library: folders, and the prompts of the URL's query (specification, section 2). */
export function Library({ view }: { view: LibraryView }) {
  const { t } = useTranslation(["library", "shell"]);
  const { query, folders, rows, shelved, hasTrash } = view;
  const path = useLocation().pathname;
  const navigate = useNavigate();
  useRefetchOnFocus();
  useEffect(() => noteLibrary(libraryAddress(path, query)), [path, query]);
  usePrefetchRoutes("routes/library/");
  const { opened, act, deleting, stopDeleting, moving, stopMoving } = useRows(rows);
  const [writing, setWriting] = useState(false);
  // Read from the boxes at each render: rows that are gone leave the selection.
  const chosen = useSyncExternalStore(
    onChoice,
    () => chosenBoxes().length,
    () => 0,
  );
  const writer = useRef<HTMLAnchorElement>(null);
  const waysButton = useRef<HTMLButtonElement>(null);
  const shortButton = useRef<HTMLButtonElement>(null);
  const clearChosen = () => {
    for (const box of chosenBoxes()) box.checked = false;
    noteChoice();
  };
  const drag = useRowDrag({ rows, chosenIds, onMoved: clearChosen });
  const startWriting = () =>
    void ManualCreation.load().then(
      () => setWriting(true),
      () => undefined,
    );
  // Another filter starts at page 1.
  const addressOf = (change: Partial<LibraryQuery>) => libraryAddress(path, { ...query, page: 1, ...change });
  const manual = { open: writing, onToggle: () => setWriting(!writing), load: ManualCreation.load };
  const shown = folders.find(({ id }) => id === query.folder);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-4 sm:py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-3 max-sm:contents lg:col-span-2">
        <h1 className="mr-auto text-xl max-sm:sr-only">{t("title")}</h1>
        <ManualButton {...manual} opener={writer} className="max-md:hidden" />
        <Button asChild className="max-sm:hidden">
          {/* A full page load (specification, section 2). */}
          <a href={href("/generate")}>
            <Icon name="plus" />
            {t("create")}
          </a>
        </Button>
        <NewPromptMenu
          manual={manual}
          opener={waysButton}
          label={t("ways.title")}
          className="min-h-11 max-sm:hidden"
        />
      </div>
      <LibraryMenu>
        <TagFilter path={path} query={query} className="justify-start! sm:hidden" />
        <PhoneChoices query={query} addressOf={addressOf} />
        {rows.length > 0 && <ChoosingSwitch onEnd={clearChosen} />}
        <div className="flex flex-col gap-3 *:justify-start! max-lg:order-last">
          <LinkButton to={href("/profile")} variant="secondary">
            <Icon name="circle-user-round" />
            {t("profile")}
          </LinkButton>
          <LinkButton to={href("/town-prompts")} variant="secondary">
            <Icon name="store" />
            {t("shell:menu.town")}
          </LinkButton>
        </div>
        <FolderList
          folders={folders}
          shelved={shelved}
          current={query.folder}
          addressOf={(folder) => addressOf({ folder })}
          onDeleted={({ id }) => id === query.folder && void navigate(addressOf({ folder: null }))}
          target={drag.target}
        />
      </LibraryMenu>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex gap-2">
          <LibrarySearch path={path} query={query} />
          <TagFilter path={path} query={query} className="shrink-0 max-sm:hidden" />
          <MenuButton query={query} />
        </div>
        <FilterChips path={path} query={query} folder={shown ? folderLabel(t, shown.name) : null} />
        {writing && (
          <ManualCreation
            folders={folders}
            folder={query.folder}
            onMade={() => {
              // The hidden one takes no focus.
              for (const { current } of [waysButton, shortButton, writer]) current?.focus();
              setWriting(false);
            }}
          />
        )}
        <PromptListHeader
          path={path}
          view={view}
          addressOf={addressOf}
          menu={
            <NewPromptMenu
              withLine
              manual={manual}
              opener={shortButton}
              label={
                <>
                  <Icon name="plus" />
                  {t("createShort")}
                </>
              }
              className="sm:hidden"
            />
          }
        >
          {rows.length > 0 && <SelectAll chosen={chosen} shown={rows.length} onSelect={noteChoice} />}
        </PromptListHeader>
        {rows.length === 0 ? (
          !writing && (
            <NoPrompts
              manual={manual}
              shelved={shelved}
              foundOnShelf={view.foundOnShelf}
              hasTrash={hasTrash}
              clearAddress={
                isFiltered(query) ? libraryAddress(path, { size: query.size, sort: query.sort }) : null
              }
            />
          )
        ) : (
          <PromptRows view={view} opened={opened} act={act} onSelect={noteChoice} source={drag.source} />
        )}
        {rows.length > 0 && <SelectionBar view={view} chosen={chosen} onClear={clearChosen} />}
        <PromptListFooter view={view} addressOf={addressOf} />
        <LibraryKeys path={path} folders={folders} act={act} onNew={startWriting} />
        <LeaveQuestion />
        {moving && <MoveDialog row={moving} folders={folders} open onOpenChange={stopMoving} />}
        {deleting && <DeleteConfirmation {...deleting} open onOpenChange={stopDeleting} />}
      </div>
    </div>
  );
}

function onChoice(listener: () => void) {
  document.addEventListener("change", listener);
  return () => document.removeEventListener("change", listener);
}

const noteChoice = () => document.dispatchEvent(new Event("change"));

const chosenBoxes = () => [...document.querySelectorAll<HTMLInputElement>(".row-check input:checked")];

const chosenIds = () => chosenBoxes().map(({ value }) => value);

const isFiltered = ({ search, folder, tags }: LibraryQuery) =>
  search !== "" || folder !== null || tags.length > 0;
