import { Fragment } from "react";

import type { LegalDocument } from "~/i18n/legal-document";

import { PageHead } from "./page-head";

interface LegalPageProps {
  document: LegalDocument;
  /** Takes the place of `{{supportEmail}}`. */
  supportEmail: string;
}

/** A legal text, article by article. */
export function LegalPage({ document, supportEmail }: LegalPageProps) {
  return (
    <article className="mx-auto max-w-2xl py-10">
      <PageHead title={document.title} description={document.lead} />
      <h1 className="text-xl">{document.title}</h1>
      <p className="mt-2 text-sm text-ink-soft">{document.date}</p>
      <p className="mt-6">{document.lead}</p>
      {document.articles.map((article) => (
        <section key={article.title} className="mt-10">
          <h2 className="text-lg">{article.title}</h2>
          {article.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              <Filled supportEmail={supportEmail}>{paragraph}</Filled>
            </p>
          ))}
          {article.items && (
            <ol className="mt-3 list-decimal space-y-1.5 pl-8">
              {article.items.map((item) => (
                <li key={item}>
                  <Filled supportEmail={supportEmail}>{item}</Filled>
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </article>
  );
}

/** A text with its placeholder replaced by a mailto link to the support address. */
function Filled({ supportEmail, children }: { supportEmail: string; children: string }) {
  const [before, ...rest] = children.split("{{supportEmail}}");
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${supportEmail}`} className="text-link">
            {supportEmail}
          </a>
          {after}
        </Fragment>
      ))}
    </>
  );
}
