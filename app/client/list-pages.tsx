import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { Pagination } from "~/ui/pagination";

interface ListPagesProps {
  /** The page on show, from 1. */
  current: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Offers the last page behind the window too. */
  withLastPage?: boolean;
}

/** The pages of a list, as links of this site. */
export function ListPages(props: ListPagesProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      {...props}
      labels={{
        region: t("pages.region"),
        previous: t("pages.previous"),
        next: t("pages.next"),
        page: (page) => t("pages.page", { page }),
      }}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
    />
  );
}
