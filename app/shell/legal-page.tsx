import type { LegalDocument } from "~/i18n/legal-document";

import { PageHead } from "./page-head";

interface LegalPageProps {
  document: LegalDocument;
  /** Takes the place of `{{supportEmail}}`. */
  supportEmail: string;
}

/** A legal text, article by article. */
export function LegalPage({ document, supportEmail }: LegalPageProps) {
  const fill = (text: string) => text.replaceAll("{{supportEmail}}", supportEmail);
  return (
    <article className="mx-auto max-w-2xl py-10">
      <PageHead title={document.title} description={document.lead} />
      <h1 className="text-3xl">{document.title}</h1>
      <p className="mt-2 text-sm text-ink-soft">{document.date}</p>
      <p className="mt-6">{document.lead}</p>
      {document.articles.map((article) => (
        <section key={article.title} className="mt-10">
          <h2 className="text-xl">{article.title}</h2>
          {article.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {fill(paragraph)}
            </p>
          ))}
          {article.items && (
            <ul className="mt-3 list-disc space-y-1.5 pl-6">
              {article.items.map((item) => (
                <li key={item}>{fill(item)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
