import { useLocation } from "react-router";

import { IndexedHead } from "~/client/indexed-head";
import { useTranslation } from "~/i18n";

interface PageHeadProps {
  /** Without one the product's name and tagline stand alone. */
  title?: string;
  description?: string;
  /** The page's path and query, where a query makes it another page. */
  address?: string;
  /** For pages that only their visitor is to find. */
  noIndex?: boolean;
}

/** The document's title and description, and what others may read of the page; React lifts them into the head. */
export function PageHead({ title, description = "", address, noIndex }: PageHeadProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const whole = `${t("product")} | ${t("tagline")}`;
  const told = description || t("description");
  return (
    <>
      <title>{title ? `${title} | ${t("product")}` : whole}</title>
      <meta name="description" content={told} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <IndexedHead title={title ?? whole} description={told} address={address ?? pathname} />
      )}
    </>
  );
}
