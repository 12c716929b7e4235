import { Icon } from "~/ui/icon";
import { useState, type ComponentProps, type HTMLAttributes, type ReactNode } from "react";
import { href, Link } from "react-router";

import { numberFormat } from "~/domain/formats";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Confirmation } from "~/ui/confirmation";
import { lazyPart } from "~/ui/lazy-part";
import { joinClasses } from "~/ui/join-classes";
import { OpeningLink } from "~/ui/opening-link";
import { Tooltip } from "~/ui/tooltip";
import { LinkButton } from "~/ui/link-button";

import { type Folder, uncategorized } from "../folder";
import { DeleteFolder } from "./delete-folder";
import { folderLabel } from "./folder-select";

const FolderDialog = lazyPart(async () => (await import("./folder-dialog")).FolderDialog);

interface FolderListProps {
  folders: readonly Folder[];
  /** How many prompts are on the shelf. */
  shelved: number;
  /** The ID of the current folder. Null for all. */
  current: string | null;
  addressOf: (folder: string | null) => string;
  onDeleted: (folder: Folder) => void;
  /** Attributes of a folder's element, which something may be dropped onto. */
  target: (folderId: string) => HTMLAttributes<HTMLElement>;
}

/** All prompts and each folder with its count; folders are added, renamed and deleted here (specification, section 2). */
export function FolderList({ folders, shelved, current, addressOf, onDeleted, target }: FolderListProps) {
  const { t } = useTranslation("library");
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<{ folder: Folder; task: Task }>();
  const close = () => setAsked(undefined);
  const total = folders.reduce((sum, { promptCount }) => sum + promptCount, 0);
  return (
    <nav aria-label={t("folders.title")}>
      <ul className="flex flex-col gap-0.5">
        <FolderRow to={addressOf(null)} label={t("folders.all")} count={total} here={current === null} />
        {folders.map((folder) => (
          <FolderRow
            key={folder.id}
            to={addressOf(folder.id)}
            label={folderLabel(t, folder.name)}
            count={folder.promptCount}
            here={current === folder.id}
            target={target(folder.id)}
          >
            {folder.name !== uncategorized && (
              <FolderTools folder={folder} onAsk={(task) => setAsked({ folder, task })} />
            )}
          </FolderRow>
        ))}
      </ul>
      <Button asChild variant="ghost" size="sm" className="mt-1 w-full justify-start!">
        <OpeningLink
          to={href("/dashboard/folders/new")}
          load={FolderDialog.load}
          prefetch="render"
          onOpen={() => setAdding(true)}
        >
          <Icon name="folder-plus" />
          {t("folders.add")}
        </OpeningLink>
      </Button>
      <LinkButton to={href("/dashboard/shelf")} variant="ghost" size="sm" className="w-full justify-start!">
        <Icon name="bookmark" />
        {t("folders.shelf")} {shelved > 0 && <PromptCount count={shelved} />}
      </LinkButton>
      <LinkButton to={href("/dashboard/trash")} variant="ghost" size="sm" className="w-full justify-start!">
        <Icon name="trash-2" />
        {t("folders.trash")}
      </LinkButton>
      <LinkButton to={href("/dashboard/export")} variant="ghost" size="sm" className="w-full justify-start!">
        <Icon name="arrow-down-up" />
        {t("folders.transfer")}
      </LinkButton>
      <FolderDialog open={adding} onOpenChange={setAdding} />
      {asked?.task === "rename" && <FolderDialog folder={asked.folder} open onOpenChange={close} />}
      {asked?.task === "remove" && (
        <DeleteFolder
          folder={asked.folder}
          open
          onOpenChange={close}
          onDeleted={() => onDeleted(asked.folder)}
        />
      )}
    </nav>
  );
}

interface FolderRowProps {
  to: string;
  label: string;
  count: number;
  here: boolean;
  target?: HTMLAttributes<HTMLElement>;
  children?: ReactNode;
}

function FolderRow({ to, label, count, here, target, children }: FolderRowProps) {
  return (
    <li
      {...target}
      className="flex items-center gap-0.5 rounded-control data-over:bg-accent-soft data-over:outline-2 data-over:outline-accent"
    >
      <Link
        to={to}
        aria-current={here ? "page" : undefined}
        className={joinClasses(
          "flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-3 py-1.5 leading-snug no-underline",
          here ? "bg-accent-soft font-semibold text-accent-text" : "text-ink hover:bg-ink/7",
        )}
      >
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {label}
        </span>{" "}
        <PromptCount count={count} />
      </Link>{" "}
      {children}
    </li>
  );
}

function PromptCount({ count }: { count: number }) {
  const { t, language } = useTranslation("library");
  return (
    <span className="shrink-0 text-sm text-ink-soft">
      <span aria-hidden>{numberFormat(language).format(count)}</span>{" "}
      <span className="sr-only">{t("folders.count", { count })}</span>
    </span>
  );
}

const tool =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-ink/7 hover:text-ink pointer-coarse:size-11";

type Task = "rename" | "remove";

function FolderTools({ folder, onAsk }: { folder: Folder; onAsk: (task: Task) => void }) {
  const { t } = useTranslation("library");
  const params = { folderId: folder.id };
  const { name } = folder;
  return (
    <span className="flex shrink-0">
      <FolderTool
        label={t("folders.renameOf", { name })}
        icon={<Icon name="pencil" className="size-4" />}
        to={href("/dashboard/folders/:folderId", params)}
        load={FolderDialog.load}
        onOpen={() => onAsk("rename")}
      />
      <FolderTool
        label={t("folders.removeOf", { name })}
        icon={<Icon name="trash-2" className="size-4" />}
        to={href("/dashboard/folders/:folderId/delete", params)}
        load={Confirmation.load}
        onOpen={() => onAsk("remove")}
      />
    </span>
  );
}

interface FolderToolProps extends Pick<ComponentProps<typeof OpeningLink>, "to" | "load" | "onOpen"> {
  label: string;
  icon: ReactNode;
}

function FolderTool({ label, icon, ...link }: FolderToolProps) {
  return (
    <Tooltip text={label}>
      <OpeningLink {...link} aria-label={label} className={tool}>
        {icon}
      </OpeningLink>
    </Tooltip>
  );
}
