import { memo } from "react";
import { href } from "react-router";

import { Icon } from "~/ui/icon";
import { TranslationNote } from "~/client/site-translation";
import { useMoment } from "~/client/use-moment";
import { Loaded } from "~/client/loaded";
import type { Folder } from "~/features/prompts/folders/folder";
import type { Prompt } from "~/features/prompts/prompt";
import { useTagName } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";
import { lazyPart } from "~/ui/lazy-part";
import { typeTagUse, type PromptUse, type TypeTag } from "~/domain/prompt-use";
import type { IconName } from "~/ui/icon-names";

import type { LibraryRow } from "../library-row";
import type { OpenTask } from "./row-tasks";

/** The opened row's code is loaded with the page: a member's own work opens at once. */
export const OpenPrompt = lazyPart(async () => (await import("./open-prompt")).OpenPrompt);

/** Own tags that a row shows besides its folder, and without one; the others are counted. */
const namedTags = { beside: 1, alone: 2 };

interface PromptRowProps {
  row: LibraryRow;
  /** The name of its folder, where the list is of all folders. */
  folder: string | null;
  /** When it was made, or last used. */
  when: Date;
  /** The task it is open for. Undefined if it is closed. */
  task?: OpenTask;
  /** Grows with each time it was opened. */
  times?: number;
}

/** A prompt of the library on one line; open, all of it (specification, section 2). */
export const PromptRow = memo(function PromptRow(props: PromptRowProps) {
  const { row, folder, when, task, times = 0 } = props;
  const { id, name, type } = row;
  const { t } = useTranslation("library");
  const nameOf = useTagName();
  const day = useMoment("shortDay");
  const page = href("/dashboard/prompts/:promptId", { promptId: id });
  const named = folder === null ? namedTags.alone : namedTags.beside;
  const own = row.tags.filter((tag) => tag !== type);
  return (
    <li data-row={id} data-open={task && ""}>
      <article aria-label={name}>
        <div draggable className="row-line">
          <label className="row-check">
            <input
              type="checkbox"
              name="id"
              value={id}
              form="selection"
              aria-label={t("row.select", { name })}
            />
          </label>
          <UseIcon type={type} />
          <h3 dir="auto" className="row-name">
            <a href={page} data-task="open" aria-expanded={task ? true : undefined}>
              {name}
            </a>
          </h3>
          <p className="row-facts">
            <span className="sr-only">{nameOf(type)}</span>{" "}
            {row.isPinned && <RowMark icon="pin" label={t("row.pinned")} />}
            {row.isPublic &&
              (row.isPublished ? (
                <RowMark icon="globe" label={t("card.published")} />
              ) : (
                <RowMark icon="link-2" label={t("card.linkShared")} />
              ))}
            {own.slice(0, named).map((tag) => (
              <span key={tag} dir="auto" className="row-tag">
                {tag}{" "}
              </span>
            ))}
            {own.length > named && <span>+{own.length - named} </span>}
            {folder !== null && (
              <span dir="auto" className="row-folder">
                <Icon name="folder" className="mr-1 inline size-3.5 align-[-0.125em]" />
                {folder}{" "}
              </span>
            )}
            <time dateTime={when.toISOString()} className="row-when">
              {day(when)}
            </time>
          </p>
          <RowActions row={row} page={page} open={task !== undefined} />
        </div>
        <TranslationNote of={id} className="px-4 pb-2" />
        {task && (
          <Loaded<{ prompt: Prompt; folders: Folder[] }> from={page}>
            {(data) => <OpenPrompt {...data} task={task} times={times} />}
          </Loaded>
        )}
      </article>
    </li>
  );
});

function RowMark({ icon, label }: { icon: "pin" | "globe" | "link-2"; label: string }) {
  return (
    <span title={label} className="row-mark">
      <Icon name={icon} className="size-4" />
      <span className="sr-only">{label} </span>
    </span>
  );
}

interface RowActionsProps {
  row: LibraryRow;
  page: string;
  open: boolean;
}

/** The row's own actions: what one wants most, and where there is a pointer the second on focus and hover; an open row has them all below. */
function RowActions({ row, page, open }: RowActionsProps) {
  const { name } = row;
  const { t } = useTranslation(["library", "prompts"]);
  return (
    <div role="group" aria-label={t("row.menu", { name })} className="row-actions">
      {!open && (
        <span className="row-quick">
          {row.hasVariables ? (
            <a
              href={`${page}/use`}
              data-task="use"
              aria-label={t("row.use", { name })}
              className="row-action row-primary"
            >
              <Icon name="play" />
              {t("card.use")}
            </a>
          ) : (
            <button
              type="button"
              data-task="copy"
              aria-label={t("row.copy", { name })}
              className="row-action row-primary needs-script"
            >
              <Icon name="copy" />
              {t("prompts:copy")}
            </button>
          )}{" "}
          <a
            href={page}
            data-task="edit"
            aria-label={t("row.edit", { name })}
            className="row-action row-second"
          >
            <Icon name="pencil" />
            {t("card.edit")}
          </a>{" "}
        </span>
      )}
      <a
        href={page}
        data-task="menu"
        aria-haspopup="menu"
        aria-label={t("row.menu", { name })}
        className="row-more"
      >
        <Icon name="ellipsis" />
      </a>
    </div>
  );
}

const icons: Record<PromptUse, IconName> = {
  text: "pen-line",
  automation: "workflow",
  image: "image",
  video: "clapperboard",
};

const looks: Record<PromptUse, string> = {
  text: "row-use text-use-text",
  automation: "row-use text-use-automation",
  image: "row-use text-use-image",
  video: "row-use text-use-video",
};

/** The icon of a prompt's use, in its color. */
function UseIcon({ type }: { type: TypeTag }) {
  const use = typeTagUse(type) ?? "text";
  return <Icon name={icons[use]} className={looks[use]} />;
}
