import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { useLocation } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { ChipLink } from "~/ui/chip-link";
import { Icon } from "~/ui/icon";

import { pageSizes, sorts } from "../limits";
import type { LibraryQuery } from "../query";
import { TagCount } from "./tag-filter";

const menuId = "library-menu";

/** Opens the library's menu, where the column next to the list has no room. */
export function MenuButton({ query: { tags } }: { query: LibraryQuery }) {
  const { t } = useTranslation("library");
  return (
    <Button
      variant="secondary"
      popoverTarget={menuId}
      className="relative size-11 shrink-0 px-0! lg:hidden"
      icon={<Icon name="sliders-horizontal" />}
    >
      <span className="sr-only">{t("menu")}</span>{" "}
      <TagCount count={tags.length} className="absolute -top-2 right-0 h-5! min-w-5!" />
    </Button>
  );
}

/**
 * The column of the library: next to the list, or a panel that the menu's button slides in. The panel is the browser's
 * own popover, which opens without scripts too.
 */
export function LibraryMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation(["library", "shell"]);
  const { key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) panel.current!.hidePopover();
    shown.current = key;
  }, [key]);
  // A dialog opens below the panel, which the browser puts above everything.
  const leave = ({ target }: MouseEvent) => {
    if ((target as Element).closest("a, input")) panel.current!.hidePopover();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The events come from its links.
    <aside
      ref={panel}
      id={menuId}
      popover="auto"
      aria-label={t("menu")}
      onClick={leave}
      className="library-menu lg:flex"
    >
      <div className="flex min-h-11 items-center justify-between lg:hidden">
        <p className="font-bold">{t("menu")}</p>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t("shell:close")}
          className="row-more"
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </aside>
  );
}

interface PhoneChoicesProps {
  query: LibraryQuery;
  addressOf: (change: Partial<LibraryQuery>) => string;
}

/** Order and page size as links, on a phone; a wider screen has them above the list. */
export function PhoneChoices({ query, addressOf }: PhoneChoicesProps) {
  const { t } = useTranslation("library");
  return (
    <>
      <Choices
        label={t("list.sort")}
        options={sorts.map((sort) => ({
          to: addressOf({ sort }),
          text: t(`list.sorts.${sort}`),
          isChosen: sort === query.sort,
        }))}
      />
      <Choices
        label={t("list.size")}
        options={pageSizes.map((size) => ({
          to: addressOf({ size }),
          text: String(size),
          isChosen: size === query.size,
        }))}
      />
    </>
  );
}

interface ChoicesProps {
  label: string;
  options: readonly { to: string; text: string; isChosen: boolean }[];
}

function Choices({ label, options }: ChoicesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="sm:hidden">
      <p id={id} className="mb-1.5 text-sm text-ink-soft">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ to, text, isChosen }) => (
          <li key={text}>
            <ChipLink to={to} aria-current={isChosen || undefined}>
              {text}
            </ChipLink>{" "}
          </li>
        ))}
      </ul>
    </div>
  );
}
