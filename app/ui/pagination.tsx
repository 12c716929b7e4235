import type { MouseEventHandler } from "react";
import { Link } from "react-router";

import { Icon } from "./icon";
import { joinClasses } from "./join-classes";

interface PaginationProps {
  /** The current page, from 1. */
  current: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Also links to the last page after the window, as in the personal library. */
  withLastPage?: boolean;
  labels: { region: string; previous: string; next: string; page: (page: number) => string };
  /** Called with the click on a link. */
  onTurn?: MouseEventHandler;
}

const cell = "page-link";
const open = "page-link-open";
const here = "border-accent bg-accent-soft font-bold text-accent-text";
const shut = "border-transparent text-ink-soft opacity-55";

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { current, pageCount, hrefFor, withLastPage, labels, onTurn } = props;
  if (pageCount <= 1) return null;
  const last = withLastPage ? trailingPage(current, pageCount) : null;

  // With the last page after it, the window is wider than a phone.
  const isOuter = (page: number) => last !== null && page !== last && Math.abs(page - current) > 1;

  const number = (page: number) => (
    <li key={page} className={isOuter(page) ? "max-sm:hidden" : undefined}>
      <Link
        to={hrefFor(page)}
        onClick={onTurn}
        aria-label={labels.page(page)}
        aria-current={page === current ? "page" : undefined}
        className={joinClasses(cell, page === current ? here : open)}
      >
        {page}
      </Link>
    </li>
  );

  const step = (page: number, rel: "prev" | "next") => {
    const isPrevious = rel === "prev";
    const content = (
      <>
        {isPrevious && <Icon name="chevron-left" className="size-5" />}
        <span className="max-sm:sr-only">{isPrevious ? labels.previous : labels.next}</span>
        {!isPrevious && <Icon name="chevron-right" className="size-5" />}
      </>
    );
    return (
      <li key={rel}>
        {page < 1 || page > pageCount ? (
          <span role="link" aria-disabled="true" className={joinClasses(cell, shut)}>
            {content}
          </span>
        ) : (
          <Link to={hrefFor(page)} onClick={onTurn} rel={rel} className={joinClasses(cell, open)}>
            {content}
          </Link>
        )}
      </li>
    );
  };

  return (
    <nav aria-label={labels.region}>
      <ul className="flex list-none flex-wrap items-center justify-center gap-1">
        {step(current - 1, "prev")}
        {pageWindow(current, pageCount).map(number)}
        {last !== null && (
          <>
            <li aria-hidden className="px-1 text-ink-soft">
              …
            </li>
            {number(last)}
          </>
        )}
        {step(current + 1, "next")}
      </ul>
    </nav>
  );
}

/** The number of page links (specification, section 9). */
const windowSize = 5;

/**
 * The page numbers to offer around `current` (both from 1): five in a row with the current one in the
 * middle, shifted at the edges so that there are always five where the list has as many pages.
 */
export function pageWindow(current: number, pageCount: number): number[] {
  const size = Math.min(windowSize, Math.max(pageCount, 0));
  const centered = current - Math.floor(windowSize / 2);
  const first = Math.min(Math.max(centered, 1), Math.max(pageCount - size + 1, 1));
  return Array.from({ length: size }, (_, index) => first + index);
}

/**
 * The page link after the window of the personal library: the last page, when there are more
 * than five and the window does not reach it yet (`current < last - 2`); otherwise null.
 */
export function trailingPage(current: number, pageCount: number): number | null {
  return pageCount > windowSize && current < pageCount - 2 ? pageCount : null;
}
