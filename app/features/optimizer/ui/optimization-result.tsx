import { Icon } from "~/ui/icon";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form, href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { useRunsHere } from "~/client/root-data";
import type { Submission } from "~/client/form-props";
import { Comparison } from "~/features/prompts/history/ui/comparison";
import { SaveConflict } from "~/features/prompts/history/ui/save-conflict";
import { builtinEngine } from "~/features/generator/model/engine";
import type { Prompt } from "~/features/prompts/prompt";
import { comparisonOf } from "~/features/text/compare-texts";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";

import { changesAmong, chosenPieces, textOf } from "../changes";
import type { OptimizationView } from "../improvement";
import { ChangeList, Reasons } from "./change-list";
import { PromptQuestions, type Asking } from "./prompt-questions";

interface OptimizationResultProps extends Submission {
  optimization: OptimizationView;
  /** The prompt that is optimized, as it was at the start. */
  prompt: Pick<Prompt, "id" | "type" | "updatedAt">;
  /** Inserts answers. */
  asking: Asking;
  /** A button or a link that rejects the result. */
  keep: ReactNode;
}

/** Texts, each with the number of the same ones before it. */
const numbered = (texts: readonly string[]): string[] =>
  texts.map((text, at) => `${texts.slice(0, at).filter((other) => other === text).length} ${text}`);

/** The changes one by one with their reasons, both texts, and the choice (specification, section 2). */
export function OptimizationResult(props: OptimizationResultProps) {
  const { optimization, form: PostForm = "form", prompt, refused, pending, asking, keep } = props;
  const { input, content, improvements, engine, fellBack, pieces, reasons, others } = optimization;
  const { t } = useTranslation(["optimization", "comparisons"]);
  const runsHere = useRunsHere(prompt.type);
  const { formError, fieldError } = useFormErrors(refused);
  const result = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const changes = changesAmong(pieces);
  // By their texts, so that they stay refused when an answer is inserted.
  const [refusedTexts, setRefusedTexts] = useState<readonly string[]>([]);
  const texts = numbered(changes.map(({ removed, added }) => JSON.stringify([removed.trim(), added.trim()])));
  const refusals = new Set([...texts.keys()].filter((at) => refusedTexts.includes(texts[at]!)));
  // It replaces the form that requested it.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another text is another result.
  useEffect(() => result.current?.focus({ preventScroll: true }), [content]);
  const builtin = fellBack ? t("fellBack") : t("engineBuiltin");
  const by = engine === builtinEngine ? builtin : t("engine", { engine });
  const questions = <PromptQuestions key={content} optimization={optimization} asking={asking} />;
  if (improvements.length === 0 && content === input.content)
    return (
      <div ref={result} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <Notice tone="success" title={t(optimization.variables.length > 0 ? "nothingOut" : "nothing")}>
          {t(optimization.variables.length > 0 ? "nothingOutHint" : "nothingHint")}
        </Notice>
        {questions}
        <div className="flex justify-end">{keep}</div>
      </div>
    );
  const accepted = new Set([...changes.keys()].filter((at) => !refusals.has(at)));
  const chosen = chosenPieces(pieces, accepted);
  const mine = { originalInput: input.purpose, content: textOf(chosen) };
  const form = `accept-${prompt.id}`;
  const fault = formError ?? fieldError("after");
  return (
    <div className="flex flex-col gap-4">
      {refused?.code === "prompt_changed" ? (
        <SaveConflict
          address={href("/dashboard/prompts/:promptId", { promptId: prompt.id })}
          refused={refused}
          mine={mine}
          form={PostForm}
          pending={pending}
          keepTheirs={keep}
        />
      ) : (
        fault && <Notice tone="danger">{fault}</Notice>
      )}
      <div>
        <h3 ref={result} tabIndex={-1} className="text-base outline-none">
          {t("improvements")}
        </h3>
        <p className="text-sm text-ink-soft">{by}</p>
        <ChangeList
          key={content}
          form={form}
          changes={changes}
          reasons={reasons}
          refusals={refusals}
          onChange={(next) => setRefusedTexts(texts.filter((_, at) => next.has(at)))}
        />
        <Reasons of={others} className="mt-2" />
      </div>
      <Comparison titles={{ before: t("before"), after: t("after") }} sides={comparisonOf(chosen)} />
      {questions}
      {runsHere && (
        <Form method="post" action={href("/dashboard/prompts/:promptId/compare", { promptId: prompt.id })}>
          <HiddenFields values={{ step: "open", rival: "proposal", text: mine.content }} />
          <Button type="submit" variant="ghost" size="sm" icon={<Icon name="git-compare" />}>
            {t("comparisons:tryBoth")}
          </Button>
        </Form>
      )}
      <PostForm
        id={form}
        method="post"
        action={href("/dashboard/prompts/:promptId/optimize/accept", { promptId: prompt.id })}
        className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end"
      >
        <HiddenFields
          values={{
            originalInput: input.purpose,
            before: input.content,
            after: content,
            updatedAt: new Date(prompt.updatedAt).toISOString(),
          }}
        />
        {keep}
        <Button type="submit" icon={<Icon name="check" />} pending={pending}>
          {t("accept")}
        </Button>
      </PostForm>
    </div>
  );
}
