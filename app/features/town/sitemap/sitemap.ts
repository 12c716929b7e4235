import { escapeHtml } from "~/domain/escape-html";
import { inLanguage, languages, type Language } from "~/domain/languages";

export interface SitemapEntry {
  address: string;
  updatedAt?: Date;
  /** Other pages with the same content in their language, and the page for all others. */
  versions?: Partial<Record<Language | "x-default", string>>;
}

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

const location = ({ address, updatedAt }: SitemapEntry) =>
  `<loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ""}`;

/** The URLs of a page by language: its own, or those of its versions. */
function alternates({ address, versions = {} }: SitemapEntry) {
  const others = versions["x-default"] ?? address;
  const known = languages.map(
    (language) => [language, inLanguage(versions[language] ?? others, language)] as const,
  );
  return [["x-default", others] as const, ...known];
}

/** A page at all of its URLs; each lists all of them (developers.google.com, localized versions). */
function urls(entry: SitemapEntry): string {
  const { address, updatedAt } = entry;
  const links = alternates(entry)
    .map(
      ([language, version]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(version)}"/>`,
    )
    .join("");
  return [address, ...languages.map((language) => inLanguage(address, language))]
    .map((own) => `<url>${location({ address: own, updatedAt })}${links}</url>\n`)
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
