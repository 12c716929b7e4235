import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";

import { ListHeading } from "~/client/list-heading";
import { ListPages } from "~/client/list-pages";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Select } from "~/ui/input";

import type { LibraryView } from "../get-library.server";
import { pageSizes } from "../limits";
import type { LibraryQuery } from "../query";
import { QueryFields } from "./library-search";

interface FrameProps {
  view: LibraryView;
  addressOf: (change: Partial<LibraryQuery>) => string;
}

/** Above the list: the number of prompts, the displayed range, and the page size. */
export function PromptListHeader({ path, view }: { path: string; view: LibraryView }) {
  const { t } = useTranslation("library");
  const submit = useSubmit();
  const { total, page, prompts, query } = view;
  const chosen = useRef<HTMLSelectElement>(null);
  const requested = useRef<number>(query.size);
  const isFirst = useRef(true);
  const change = (select: HTMLSelectElement) => {
    const size = Number(select.value);
    if (size === requested.current) return;
    requested.current = size;
    void submit(select.form, { preventScrollReset: true });
  };
  useEffect(() => {
    const select = chosen.current;
    const isHydration = isFirst.current;
    isFirst.current = false;
    if (!select) return;
    // A choice made before hydration counts; later the address decides, also on the way back.
    if (isHydration) return change(select);
    requested.current = query.size;
    select.value = String(query.size);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only the size in the address matters.
  }, [query.size]);
  const from = (page - 1) * query.size + 1;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      <ListHeading>{t("list.heading")}</ListHeading>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {total > 0 ? (
          t("list.showing", { total, from, to: from + prompts.length - 1 })
        ) : (
          <span className="sr-only">{t("list.none")}</span>
        )}
      </p>
      {total > 0 && (
        <Form method="get" action={path} className="flex items-center gap-2">
          <QueryFields query={{ ...query, size: pageSizes[0] }} />
          <Select
            ref={chosen}
            name="size"
            aria-label={t("list.size")}
            defaultValue={query.size}
            onChange={(event) => change(event.currentTarget)}
            className="w-auto! text-sm"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {t("list.sizeOption", { size })}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="secondary" size="sm" className="without-script">
            {t("list.apply")}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** Below the list: the pagination (specification, section 9). */
export function PromptListFooter({ view, addressOf }: FrameProps) {
  return (
    <ListPages
      withLastPage
      current={view.page}
      pageCount={view.pageCount}
      hrefFor={(page) => addressOf({ page })}
    />
  );
}
