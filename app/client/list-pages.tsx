import { useEffect, useRef, type MouseEvent } from "react";

import { useTranslation } from "~/i18n";
import { Pagination } from "~/ui/pagination";

import { listHeadingId } from "./list-heading";

interface ListPagesProps {
  /** The current page, from 1. */
  current: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Also links to the last page after the window. */
  withLastPage?: boolean;
}

/** Pagination with router links; after a click the focus moves to the list's heading. */
export function ListPages(props: ListPagesProps) {
  const { t } = useTranslation();
  const { current } = props;
  const turning = useRef(false);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (turning.current) document.getElementById(listHeadingId)!.focus({ preventScroll: true });
    turning.current = false;
  }, [current]);
  const turn = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    turning.current = !metaKey && !ctrlKey && !shiftKey;
  };
  return (
    <Pagination
      {...props}
      labels={{
        region: t("pages.region"),
        previous: t("pages.previous"),
        next: t("pages.next"),
        page: (page) => t("pages.page", { page }),
      }}
      onTurn={turn}
    />
  );
}
