import { Icon } from "~/ui/icon";
import { useRef, useState, useSyncExternalStore } from "react";
import { href, Link, useLocation, useNavigate, useRevalidator } from "react-router";

import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { FolderList } from "~/features/prompts/folders/ui/folder-list";
import { folderLabel } from "~/features/prompts/folders/ui/folder-select";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { lazyPart } from "~/ui/lazy-part";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { SidePanel } from "~/ui/side-panel";
import { Street } from "~/ui/street";

import { libraryAddress } from "../address";
import type { LibraryView } from "../get-library.server";
import type { LibraryQuery } from "../query";
import { LibraryKeys } from "./library-keys";
import { LibrarySearch } from "./library-search";
import { DeleteConfirmation } from "./delete-prompt";
import { ManualButton } from "./manual-creation";
import { PromptListFooter, PromptListHeader } from "./prompt-list-frame";
import { PromptRows } from "./prompt-rows";
import { SelectAll, SelectionBar } from "./selection-bar";
import { TagChips, TagFilter } from "./tag-filter";
import { useRows } from "./use-rows";

const ManualCreation = lazyPart(async () => (await import("./manual-creation")).ManualCreation);

/** A member's library: folders, and the prompts of the URL's query (specification, section 2). */
export function Library({ view }: { view: LibraryView }) {
  const { t } = useTranslation(["library", "shell"]);
  const { query, folders, rows } = view;
  const path = useLocation().pathname;
  const navigate = useNavigate();
  useRefetchOnFocus();
  usePrefetchRoutes("routes/library/");
  const { opened, act, deleting, stopDeleting } = useRows(rows);
  const [writing, setWriting] = useState(false);
  // Read from the boxes at each render: rows that are gone leave the selection.
  const chosen = useSyncExternalStore(
    onChoice,
    () => chosenBoxes().length,
    () => 0,
  );
  const writer = useRef<HTMLAnchorElement>(null);
  const clearChosen = () => {
    for (const box of chosenBoxes()) box.checked = false;
    noteChoice();
  };
  const startWriting = () =>
    void ManualCreation.load().then(
      () => setWriting(true),
      () => undefined,
    );
  // Another filter starts at page 1.
  const addressOf = (change: Partial<LibraryQuery>) => libraryAddress(path, { ...query, page: 1, ...change });
  const shown = folders.find(({ id }) => id === query.folder);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-4 sm:py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex items-center gap-3 lg:col-span-2">
        <h1 className="mr-auto text-2xl">{t("title")}</h1>
        <ManualButton
          open={writing}
          onToggle={() => setWriting(!writing)}
          load={ManualCreation.load}
          opener={writer}
        />
        <Button asChild className="max-sm:size-11 max-sm:px-0">
          {/* A full page load (specification, section 2). */}
          <a href={href("/generate")}>
            <Icon name="plus" />
            <span className="max-sm:sr-only">{t("create")}</span>
          </a>
        </Button>
      </div>
      <aside className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2 *:grow max-sm:*:px-2 max-sm:*:text-sm sm:gap-3 lg:flex-col lg:*:justify-start! max-sm:[&_svg]:hidden">
          <Button asChild variant="secondary">
            <Link to={href("/profile")}>
              <Icon name="circle-user-round" />
              {t("profile")}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={href("/town-prompts")}>
              <Icon name="store" />
              {t("shell:menu.town")}
            </Link>
          </Button>
        </div>
        <SidePanel
          openLabel={t("folders.show")}
          icon={<Icon name="folder" />}
          choice={query.folder ?? ""}
          current={shown ? folderLabel(t, shown.name) : t("folders.all")}
        >
          <FolderList
            folders={folders}
            current={query.folder}
            addressOf={(folder) => addressOf({ folder })}
            onDeleted={({ id }) => id === query.folder && void navigate(addressOf({ folder: null }))}
          />
        </SidePanel>
      </aside>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex gap-2">
          <LibrarySearch path={path} query={query} />
          <TagFilter path={path} query={query} />
        </div>
        <TagChips path={path} query={query} />
        {writing && (
          <ManualCreation
            folders={folders}
            folder={query.folder}
            onMade={() => {
              writer.current!.focus();
              setWriting(false);
            }}
          />
        )}
        <PromptListHeader path={path} view={view} addressOf={addressOf}>
          {rows.length > 0 && <SelectAll chosen={chosen} shown={rows.length} onSelect={noteChoice} />}
        </PromptListHeader>
        {rows.length === 0 ? (
          <NoPrompts
            filtered={isFiltered(query)}
            clearAddress={libraryAddress(path, { size: query.size, sort: query.sort })}
          />
        ) : (
          <PromptRows view={view} opened={opened} act={act} onSelect={noteChoice} />
        )}
        {rows.length > 0 && <SelectionBar view={view} chosen={chosen} onClear={clearChosen} />}
        <PromptListFooter view={view} addressOf={addressOf} />
        <LibraryKeys path={path} folders={folders} act={act} onNew={startWriting} />
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

const isFiltered = ({ search, folder, tags }: LibraryQuery) =>
  search !== "" || folder !== null || tags.length > 0;

interface NoPromptsProps {
  /** A filter is set: without it there may be prompts. */
  filtered: boolean;
  clearAddress: string;
}

/** The message of an empty list, with a link to go on. */
function NoPrompts({ filtered, clearAddress }: NoPromptsProps) {
  const { t } = useTranslation("library");
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      illustration={<Street scene={filtered ? "night" : "first"} />}
      title={t("empty")}
      action={
        <>
          <Button
            variant="secondary"
            className="needs-script"
            icon={<Icon name="rotate-cw" />}
            pending={state !== "idle"}
            onClick={() => void revalidate()}
          >
            {t("reload")}
          </Button>
          <Button asChild>
            {filtered ? (
              <Link to={clearAddress}>{t("clearFilters")}</Link>
            ) : (
              <a href={href("/generate")}>{t("create")}</a>
            )}
          </Button>
        </>
      }
    >
      <p>{filtered ? t("emptyFiltered") : t("emptyHint")}</p>
    </EmptyState>
  );
}
