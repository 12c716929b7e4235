import { escapeHtml } from "~/features/texts/escape-html";
import { inLanguage, languages } from "~/languages";

/** A page for search engines. */
export interface SitemapEntry {
  address: string;
  updatedAt?: Date;
}

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

const location = ({ address, updatedAt }: SitemapEntry) =>
  `<loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ""}`;

/** A page at all of its URLs; each lists all of them (developers.google.com, localized versions). */
function urls({ address, updatedAt }: SitemapEntry): string {
  const versions = [
    ["x-default", address],
    ...languages.map((language) => [language, inLanguage(address, language)]),
  ].map(([language, version]) => [language!, version!] as const);
  const links = versions
    .map(
      ([language, version]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(version)}"/>`,
    )
    .join("");
  return versions
    .map(([, version]) => `<url>${location({ address: version, updatedAt })}${links}</url>\n`)
    .join("");
}

/** A sitemap (sitemaps.org, protocol 0.9), with every page in every language. */
export const sitemap = (entries: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(urls).join("")}</urlset>
`;

/** An index of sitemaps. */
export const sitemapIndex = (parts: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${schema}">
${parts.map((part) => `<sitemap>${location(part)}</sitemap>\n`).join("")}</sitemapindex>
`;
