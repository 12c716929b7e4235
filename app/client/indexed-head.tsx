import { useLocation } from "react-router";

import { useTranslation } from "~/i18n";
import { asLanguage, inLanguage, languageParameter, languages, type Language } from "~/domain/languages";

import { useRootData } from "./root-data";

const locales: Record<Language, string> = { ja: "ja_JP", en: "en_US", es: "es_ES" };

interface IndexedHeadProps {
  title: string;
  description: string;
  /** The page's path and query, without the language parameter. */
  address: string;
  type?: "website" | "article";
  /** Path and alternative text of a picture, of 1200 by 630 without a size. */
  picture: { path: string; alt: string; width?: number; height?: number };
  /** Paths of other pages with the same content in their language, and of the page for all others. */
  versions?: Partial<Record<Language | "x-default", string>>;
}

/**
 * Head elements of a page that search engines may index: its canonical URL, its URLs in each language, and its card (Open
 * Graph, and the Twitter properties without a fallback there). The URL without a language is a page of its own (`x-default`).
 */
export function IndexedHead({
  title,
  description,
  address,
  type = "website",
  picture,
  versions,
}: IndexedHeadProps) {
  const { t, language } = useTranslation();
  const { search } = useLocation();
  const asked = asLanguage(new URLSearchParams(search).get(languageParameter));
  const origin = useRootData()?.origin ?? "";
  const neutral = origin + address;
  const own = asked ? inLanguage(neutral, asked) : neutral;
  const others = origin + (versions?.["x-default"] ?? address);
  return (
    <>
      <link rel="canonical" href={own} />
      {languages.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={inLanguage(versions?.[other] ? origin + versions[other] : others, other)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={others} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={t("product")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:image" content={origin + picture.path} />
      <meta property="og:image:width" content={`${picture.width ?? 1200}`} />
      <meta property="og:image:height" content={`${picture.height ?? 630}`} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta property="og:locale" content={locales[language]} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}

/** Subject of a page, for search engines (schema.org, JSON-LD). */
export const StructuredData = ({ facts }: { facts: Readonly<Record<string, unknown>> }) => (
  <script
    type="application/ld+json"
    // JSON with "<" escaped: a person's text cannot end the element.
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c"),
    }}
  />
);
