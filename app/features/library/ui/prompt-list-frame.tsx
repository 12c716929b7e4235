import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { Form, useNavigate } from "react-router";

import { ListHeading } from "~/client/list-heading";
import { ListPages } from "~/client/list-pages";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Select } from "~/ui/input";
import { joinClasses } from "~/ui/join-classes";

import type { LibraryView } from "../get-library.server";
import { openingPage, pageSizes, sorts } from "../limits";
import type { LibraryQuery } from "../query";
import { QueryFields } from "./library-search";

interface FrameProps {
  view: LibraryView;
  addressOf: (change: Partial<LibraryQuery>) => string;
}

interface HeaderProps extends FrameProps {
  path: string;
  /** The ways to a new prompt, on a phone. */
  menu: ReactNode;
  /** Before the number of prompts. */
  children?: ReactNode;
}

/** Above the list: the number of prompts, the displayed range, the order, and the page size. */
export function PromptListHeader({ path, view, addressOf, menu, children }: HeaderProps) {
  const { t } = useTranslation("library");
  const { total, page, rows, query } = view;
  const navigate = useNavigate();
  const choose = (change: Partial<LibraryQuery>) =>
    void navigate(addressOf(change), { preventScrollReset: true });
  const from = (page - 1) * query.size + 1;
  return (
    <div className={joinClasses("flex items-center gap-x-3 sm:min-h-11", total > 0 && "min-h-11")}>
      <ListHeading>{t("list.heading")}</ListHeading>
      {children}
      <p aria-live="polite" className="mr-auto min-w-0 text-sm text-ink-soft">
        {total > 0 ? (
          t("list.showing", { total, from, to: from + rows.length - 1 })
        ) : (
          <span className="sr-only">{t("list.none")}</span>
        )}
      </p>
      {total > 0 && menu}
      {total > 0 && (
        <Form method="get" action={path} className="flex items-center gap-2 max-sm:hidden">
          <QueryFields query={{ ...query, sort: openingPage.sort, size: openingPage.size }} />
          <Choice
            name="sort"
            label={t("list.sort")}
            value={query.sort}
            options={sorts.map((sort) => [sort, t(`list.sorts.${sort}`)])}
            onChoose={(value) => choose({ sort: sorts.find((sort) => sort === value) })}
          />
          <Choice
            name="size"
            label={t("list.size")}
            value={String(query.size)}
            options={pageSizes.map((size) => [size, t("list.sizeOption", { size })])}
            onChoose={(value) => choose({ size: pageSizes.find((size) => String(size) === value) })}
          />
          <Button type="submit" variant="secondary" size="sm" className="without-script">
            {t("list.apply")}
          </Button>
        </Form>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: ComponentProps<typeof Select>["options"];
  onChoose: (value: string) => void;
}

/** A select whose choice is an address. */
function Choice({ name, label, value, options, onChoose }: ChoiceProps) {
  const chosen = useRef<HTMLSelectElement>(null);
  const requested = useRef(value);
  const change = (wanted: string) => {
    if (wanted === requested.current) return;
    requested.current = wanted;
    onChoose(wanted);
  };
  useEffect(() => {
    // The address decides, also on the way back.
    requested.current = value;
    chosen.current!.value = value;
  }, [value]);
  return (
    <Select
      ref={chosen}
      name={name}
      aria-label={label}
      defaultValue={value}
      onChange={(event) => change(event.currentTarget.value)}
      className="w-auto! text-sm"
      options={options}
    />
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
