import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href, Link } from "react-router";

import { useTagName } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";
import { LinkButton } from "~/ui/link-button";

import { libraryAddress } from "../address";
import type { LibraryQuery } from "../query";

const TagFilterDialog = lazyPart(async () => (await import("./tag-filter-dialog")).TagFilterDialog);

interface TagFilterProps {
  path: string;
  query: LibraryQuery;
}

/** Opens the tag filter; its badge counts the selected tags. Without scripts it is a page. */
export function TagFilter({ path, query, className }: TagFilterProps & { className?: string }) {
  const { t } = useTranslation("library");
  const [open, setOpen] = useState(false);
  const address = libraryAddress(href("/dashboard/tags"), query);
  return (
    <>
      <Button asChild variant="secondary" className={className}>
        <OpeningLink to={address} load={TagFilterDialog.load} prefetch="render" onOpen={() => setOpen(true)}>
          <Icon name="tag" />
          {t("tags.title")} <TagCount count={query.tags.length} />
        </OpeningLink>
      </Button>
      <TagFilterDialog path={path} query={query} from={address} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The badge with the number of selected tags, if there are some. */
export function TagCount({ count, className }: { count: number; className?: string }) {
  const { t } = useTranslation("library");
  if (count === 0) return null;
  return (
    <span
      className={joinClasses(
        "inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-accent px-1.5 text-sm font-bold text-accent-ink",
        className,
      )}
    >
      <span aria-hidden>{count}</span> <span className="sr-only">{t("tags.selected", { count })}</span>
    </span>
  );
}

interface FilterChipsProps extends TagFilterProps {
  /** The name of the current folder. Null for all. The column next to the list shows it, where there is one. */
  folder: string | null;
}

/** What the list is filtered by, each with a link that removes it. */
export function FilterChips({ path, query, folder }: FilterChipsProps) {
  const { t } = useTranslation("library");
  const nameOf = useTagName();
  const { tags } = query;
  if (tags.length === 0 && folder === null) return null;
  const without = (change: Partial<LibraryQuery>) => libraryAddress(path, { ...query, page: 1, ...change });
  return (
    <ul
      aria-label={t("tags.active")}
      className={joinClasses("flex flex-wrap items-center gap-2", tags.length === 0 && "lg:hidden")}
    >
      {folder !== null && (
        <li className="max-w-full lg:hidden">
          <FilterChip icon="folder" name={folder} to={without({ folder: null })} />
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <FilterChip name={nameOf(tag)} to={without({ tags: tags.filter((other) => other !== tag) })} />
        </li>
      ))}
      {tags.length > 0 && (
        <li>
          <LinkButton to={without({ tags: [] })} variant="ghost" size="sm">
            {t("tags.clear")}
          </LinkButton>
        </li>
      )}
    </ul>
  );
}

/** `to` is the list without the filter. */
function FilterChip({ icon, name, to }: { icon?: "folder"; name: string; to: string }) {
  const { t } = useTranslation("library");
  return (
    <Link
      to={to}
      aria-label={t("tags.remove", { tag: name })}
      className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-accent bg-accent-soft py-0.5 pr-2 pl-3 text-sm text-accent-text no-underline hover:border-accent-hover pointer-coarse:min-h-11"
    >
      {icon && <Icon name={icon} className="size-4 shrink-0" />}
      <span dir="auto" className="truncate">
        {name}
      </span>
      <Icon name="x" className="size-4 shrink-0" />
    </Link>
  );
}
