export interface LegalArticle {
  /** Includes its number, in the style of the language: 第1条（適用）, 1. Scope, 1. Objeto. */
  title: string;
  paragraphs: string[];
  /** A list that the last paragraph announces, shown after it. */
  items?: string[];
}

/**
 * The terms of service or the privacy policy in one language (specification, section 2, legal pages). Plain text; the
 * mark `{{supportEmail}}` stands for the configured support address and is filled in by the page that shows it.
 */
export interface LegalDocument {
  title: string;
  /** The day of this version, written out in the language. */
  date: string;
  lead: string;
  articles: LegalArticle[];
}
