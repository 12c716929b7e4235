import { Check } from "lucide-react";
import { useEffect, useRef, type ElementType, type ReactNode } from "react";

import type { RefusedForm } from "~/errors";
import { builtinEngine } from "~/features/model/engine";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useFormErrors } from "~/client/form-errors";

import type { OptimizationAnswer } from "../improvement";
import type { Segment } from "../compare-texts";
import { PromptQuestions, type Asking } from "./prompt-questions";

interface OptimizationResultProps {
  answer: OptimizationAnswer;
  /** The form component for accepting: a fetcher's, or a plain form. */
  form?: ElementType;
  /** The form's action. */
  action: string;
  /** The version that is optimized. */
  updatedAt: Date;
  refused?: RefusedForm;
  pending?: boolean;
  /** Inserts answers. */
  asking: Asking;
  /** A button or a link that rejects the result. */
  keep: ReactNode;
}

/** Before and after side by side, the improvements, and the choice (specification, section 2). */
export function OptimizationResult(props: OptimizationResultProps) {
  const { answer, form: PostForm = "form", action, updatedAt, refused, pending, asking, keep } = props;
  const { order, content, improvements, engine, fellBack, comparison } = answer;
  const { t } = useTranslation("optimization");
  const { formError } = useFormErrors(refused);
  const result = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  // It replaces the form that requested it.
  useEffect(() => result.current?.focus({ preventScroll: true }), []);
  const builtin = fellBack ? t("fellBack") : t("engineBuiltin");
  const by = engine === builtinEngine ? builtin : t("engine", { engine });
  const questions = <PromptQuestions answer={answer} asking={asking} />;
  if (improvements.length === 0 && content === order.content)
    return (
      <div ref={result} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <Notice tone="success" title={t("nothing")}>
          {t("nothingHint")}
        </Notice>
        {questions}
        <div className="flex justify-end">{keep}</div>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {formError && <Notice tone="danger">{formError}</Notice>}
      <div>
        <h3 ref={result} tabIndex={-1} className="text-base outline-none">
          {t("improvements")}
        </h3>
        <p className="text-sm text-ink-soft">{by}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {improvements.map((improvement) => {
            const words =
              "code" in improvement
                ? t(`improvement.${improvement.code}`, { words: improvement.words })
                : improvement.text;
            return (
              <li key={words} className="flex items-start gap-2">
                <Check aria-hidden className="h-lh w-4 shrink-0 text-success" />
                <span dir="auto" className="phrases min-w-0 break-words">
                  {words}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <MarkedText title={t("before")} segments={comparison.before} mark="del" />
        <MarkedText title={t("after")} segments={comparison.after} mark="ins" />
      </div>
      {questions}
      <PostForm
        method="post"
        action={action}
        className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end"
      >
        <input type="hidden" name="originalInput" value={order.purpose} />
        <input type="hidden" name="content" value={content} />
        <input type="hidden" name="updatedAt" value={new Date(updatedAt).toISOString()} />
        {keep}
        <Button type="submit" icon={<Check aria-hidden />} pending={pending}>
          {t("accept")}
        </Button>
      </PostForm>
    </div>
  );
}

interface MarkedTextProps {
  title: string;
  segments: readonly Segment[];
  mark: "ins" | "del";
}

const looks = {
  del: "bg-danger-soft text-danger line-through decoration-1",
  ins: "bg-success-soft text-success no-underline",
};

function MarkedText({ title, segments, mark: Mark }: MarkedTextProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <div
        dir="auto"
        // Accepting saves this text: the site translator must not replace it.
        translate="no"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable box must be reachable by keyboard.
        tabIndex={0}
        className="prompt-text mt-1 max-h-[45dvh] flex-1 overflow-y-auto rounded-control border border-line bg-surface-sunken p-4 text-sm"
      >
        {segments.map(({ text, changed }, index) =>
          changed ? (
            // oxlint-disable-next-line react/no-array-index-key -- The pieces have no key but their index.
            <Mark key={index} className={looks[Mark]}>
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </div>
    </section>
  );
}
