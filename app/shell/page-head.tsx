import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";

import { languageParameter, languages } from "~/languages";

import { useRootData } from "~/client/root-data";

interface PageHeadProps {
  /** Without one the product's name and tagline stand alone. */
  title?: string;
  description?: string;
  /** The page's path and query, where a query makes it another page. */
  address?: string;
  /** For pages that only their visitor is to find. */
  noIndex?: boolean;
}

/** The document's title, description, canonical address and languages; React lifts them into the head. */
export function PageHead({ title, description, address: own, noIndex }: PageHeadProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const address = (useRootData()?.origin ?? "") + (own ?? pathname);
  return (
    <>
      <title>{title ? `${title} | ${t("product")}` : `${t("product")} | ${t("tagline")}`}</title>
      <meta name="description" content={description ?? t("description")} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={`${address}${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address} />
        </>
      )}
    </>
  );
}
