import { escapeHtml } from "~/features/sharing/escape-html";

/** A page that search engines are to know. */
export interface SitemapEntry {
  address: string;
  updatedAt?: Date;
}

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

const location = ({ address, updatedAt }: SitemapEntry) =>
  `<loc>${escapeHtml(address)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ""}`;

/** A sitemap (sitemaps.org, protocol 0.9). */
export const sitemap = (entries: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${schema}">
${entries.map((entry) => `<url>${location(entry)}</url>\n`).join("")}</urlset>
`;

/** An index of sitemaps. */
export const sitemapIndex = (parts: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${schema}">
${parts.map((part) => `<sitemap>${location(part)}</sitemap>\n`).join("")}</sitemapindex>
`;
