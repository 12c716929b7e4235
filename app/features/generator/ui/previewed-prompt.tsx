import type { Composition } from "~/domain/composition";
import { compose } from "~/features/generator/composing/compose";
import { givenAnswer } from "~/features/generator/composing/given-answer";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";
import { Card } from "~/ui/card";

import { isUnanswered } from "./is-unanswered";
import { previewId } from "./preview-id";
import { ResultText } from "./result-text";

/** The prompt that a line and its answers make, as the server will write it. */
export function PreviewedPrompt({ composition: typed }: { composition: Composition }) {
  const { t } = useTranslation("generator");
  const variables = typed.variables.map((variable) => ({
    ...variable,
    value: variable.value && (givenAnswer(variable, variable.value) || null),
  }));
  const composition = { ...typed, variables };
  const content = compose(composition);
  return (
    <Card asChild padding="lg" className="animate-appear max-lg:mt-8">
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
