import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href, Link } from "react-router";

import { useTagName } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import { libraryAddress } from "../address";
import type { LibraryQuery } from "../query";

const TagFilterDialog = lazyPart(async () => (await import("./tag-filter-dialog")).TagFilterDialog);

interface TagFilterProps {
  path: string;
  query: LibraryQuery;
}

/** Opens the tag filter; its badge counts the selected tags. Without scripts it is a page. */
export function TagFilter({ path, query }: TagFilterProps) {
  const { t } = useTranslation("library");
  const [open, setOpen] = useState(false);
  const count = query.tags.length;
  const address = libraryAddress(href("/dashboard/tags"), query);
  return (
    <>
      <Button asChild variant="secondary" className="shrink-0">
        <OpeningLink to={address} load={TagFilterDialog.load} prefetch="render" onOpen={() => setOpen(true)}>
          <Icon name="tag" />
          <span className="max-sm:sr-only">{t("tags.title")}</span>{" "}
          {count > 0 && (
            <span className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-accent px-1.5 text-xs font-bold text-accent-ink">
              <span aria-hidden>{count}</span>{" "}
              <span className="sr-only">{t("tags.selected", { count })}</span>
            </span>
          )}
        </OpeningLink>
      </Button>
      <TagFilterDialog path={path} query={query} from={address} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** The selected tags, each with a link that removes it. */
export function TagChips({ path, query }: TagFilterProps) {
  const { t } = useTranslation("library");
  const nameOf = useTagName();
  if (query.tags.length === 0) return null;
  return (
    <ul aria-label={t("tags.active")} className="flex flex-wrap items-center gap-2">
      {query.tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to={libraryAddress(path, {
              ...query,
              page: 1,
              tags: query.tags.filter((other) => other !== tag),
            })}
            aria-label={t("tags.remove", { tag: nameOf(tag) })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-accent bg-accent-soft py-0.5 pr-2 pl-3 text-sm text-accent-text no-underline hover:border-accent-hover pointer-coarse:min-h-11"
          >
            <span dir="auto" className="truncate">
              {nameOf(tag)}
            </span>
            <Icon name="x" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Button asChild variant="ghost" size="sm">
          <Link to={libraryAddress(path, { ...query, page: 1, tags: [] })}>{t("tags.clear")}</Link>
        </Button>
      </li>
    </ul>
  );
}
