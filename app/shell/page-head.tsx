import { useLocation } from "react-router";

import { IndexedHead } from "~/client/indexed-head";
import { sitePicturePath, type SitePicture } from "~/domain/site-pictures";
import { useTranslation } from "~/i18n";

interface PageHeadProps {
  /** Defaults to the product's name and tagline. */
  title?: string;
  description?: string;
  /** The page's path and query, where a query makes it another page. */
  address?: string;
  /** The page whose picture other sites show. */
  picture?: SitePicture["page"];
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/** The document's title, description and metadata; React moves them into the head. */
export function PageHead({ title, description = "", address, picture = "home", noIndex }: PageHeadProps) {
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const whole = `${t("product")} | ${t("tagline")}`;
  const shownDescription = description || t("description");
  return (
    <>
      <title>{title ? `${title} | ${t("product")}` : whole}</title>
      <meta name="description" content={shownDescription} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <IndexedHead
          title={title ?? whole}
          description={shownDescription}
          address={address ?? pathname}
          picture={{
            path: sitePicturePath({ page: picture, language }),
            alt: `${t("product")} | ${t("pictureAlt")}`,
          }}
        />
      )}
    </>
  );
}
