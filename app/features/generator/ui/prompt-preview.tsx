import type { Composition } from "~/domain/composition";
import { compose } from "~/features/generator/composing/compose";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";
import { Card } from "~/ui/card";

import { isUnanswered } from "./is-unanswered";
import { ResultText } from "./result-text";

/** The id of the preview, for the link on a phone. */
export const previewId = "preview";

/** The prompt as it grows while the person answers; before the first line, what will be here. */
export function PromptPreview({ composition }: { composition: Composition | null }) {
  const { t } = useTranslation("generator");
  if (!composition)
    return (
      <div className="p-6 text-ink-soft max-lg:hidden">
        <h2 className="text-lg text-ink">{t("preview.title")}</h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 marker:text-accent">
          {t.all("preview.steps").map((step) => (
            <li key={step} className="phrases">
              {step}
            </li>
          ))}
        </ol>
      </div>
    );
  const content = compose(composition);
  return (
    <Card asChild padding="lg" className="animate-appear">
      <section id={previewId} aria-labelledby="preview-title" tabIndex={-1} className="outline-none">
        <h2 id="preview-title" className="mb-3 text-lg">
          {t(isUnanswered(composition) ? "result.titleAsking" : "result.title")}
        </h2>
        <ResultText content={content} blocks={null} composition={composition} tools={null} />
        <CopyButton text={content} type="button" variant="secondary" className="mt-4" />
      </section>
    </Card>
  );
}
