import { Icon } from "~/ui/icon";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form, href } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { useRunsHere } from "~/client/root-data";
import type { Submission } from "~/client/form-props";
import { MarkedText } from "~/features/prompts/history/ui/comparison";
import { SaveConflict } from "~/features/prompts/history/ui/save-conflict";
import { builtinEngine } from "~/features/generator/model/engine";
import type { Prompt } from "~/features/prompts/prompt";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { comparisonOf } from "~/features/text/compare-texts";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { FormError, Notice } from "~/ui/notice";

import { isContradiction } from "../contradiction-name";
import { changeKeys, changesAmong, chosenPieces, textOf } from "../changes";
import type { OptimizationView } from "../improvement";
import { isUnclear } from "../unclear-name";
import { ChangeList, isOfSpaces, Reasons } from "./change-list";
import { ContradictionQuestions, contradictionsPlace } from "./contradiction-questions";
import { improvedPlace } from "./in-prompt";
import { Losses } from "./losses";
import { OwnAi } from "./own-ai";
import { PromptQuestions, questionsPlace } from "./prompt-questions";

interface OptimizationResultProps extends Omit<Submission, "pending"> {
  optimization: OptimizationView;
  /** The prompt that is optimized, as it was at the start. */
  prompt: Pick<Prompt, "id" | "type" | "content" | "updatedAt">;
  /** The purpose for which the form is submitted at present: to insert answers, to accept, or to read another AI's reply. */
  pending?: "asking" | "accepting" | "reading";
  /** A button or a link that rejects the result. */
  keep: ReactNode;
}

/**
 * The changes one by one with their reasons, both texts, and the choice (specification, section 2). One form with two buttons: answers
 * that were only typed are accepted with the changes.
 */
export function OptimizationResult(props: OptimizationResultProps) {
  const { optimization, form: PostForm = "form", prompt, refused, pending, keep } = props;
  const { input, content, improvements, engine, fellBack, pieces, reasons, others, leftAlone, pasted } =
    optimization;
  const { t } = useTranslation(["optimization", "comparisons"]);
  const runsHere = useRunsHere(prompt.type);
  const { formError, fieldError } = useFormErrors(refused);
  const head = useRef<HTMLDivElement>(null);
  const changes = changesAmong(pieces);
  // By their texts, so that they stay refused when an answer is inserted.
  const [refusedKeys, setRefusedKeys] = useState<readonly string[]>(optimization.refusedChanges);
  const keys = changeKeys(changes);
  const refusals = new Set([...keys.keys()].filter((at) => refusedKeys.includes(keys[at]!)));
  // It replaces the form that requested it, or the result before; a page of its own may come back at its questions.
  useEffect(() => {
    if (PostForm !== "form" || !location.hash) head.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another reply is another result.
  }, [pasted, PostForm]);
  const builtin = fellBack ? t("fellBack") : t("engineBuiltin");
  const site = engine === builtinEngine ? builtin : t("engine", { engine });
  const fault = formError ?? fieldError("after");
  const params = { promptId: prompt.id };
  const by = pasted ? t("ownAi.by") : site;
  // A page of its own comes back at what was answered.
  const asksAt = (place: string) =>
    href("/dashboard/prompts/:promptId/optimize", params) + (PostForm === "form" ? `#${place}` : "");
  const texts = { purpose: input.purpose, content: input.content };
  const alone = leftAlone === null ? null : t("leftAlone", { words: leftAlone });
  const contradictory = optimization.variables.filter(isContradiction);
  const undecided = contradictory.filter(({ value }) => value === null).length;
  // What the AI was given may have been improved before.
  const isSame =
    improvements.length === 0 && content === input.content && (!pasted || content === prompt.content);
  const isOriginal = !pasted || input.content === prompt.content.trim();
  const hasText = !isSame && changes.length > 0;
  const accepted = new Set([...changes.keys()].filter((at) => !refusals.has(at)));
  const chosen = chosenPieces(pieces, accepted);
  const chosenText = textOf(chosen);
  const sides = comparisonOf(chosen);
  const choices = [...changes.keys()].filter((at) => !isOfSpaces(changes[at]!));
  const taken = { count: choices.filter((at) => accepted.has(at)).length, total: choices.length };
  // A model has read the whole prompt.
  const ownAi = (pasted !== null || engine === builtinEngine) && (
    <OwnAi
      promptId={prompt.id}
      request={pasted ? optimization.request : optimization.request.replace(content, () => chosenText)}
      input={{ purpose: input.purpose, given: pasted ? input.content : chosenText }}
      open={pasted ? pasted.isUnlike : isSame}
      form={PostForm}
      refused={refused}
      pending={pending === "reading"}
    />
  );
  const hasQuestions = optimization.variables.some(
    (one) => isUnclear(one) || !(optimization.enough || isContradiction(one)),
  );
  const nothing = t(pasted ? "ownAi.same" : alone ? "nothingRead" : "nothing");
  const nothingHint = pasted
    ? null
    : (alone ?? (engine === builtinEngine ? t(hasQuestions ? "nothingOutHint" : "nothingHint") : null));
  const tryBoth = `try-${prompt.id}`;
  const isConflict = refused?.code === "prompt_changed";
  const form = (
    <PostForm
      method="post"
      action={isSame ? asksAt(questionsPlace) : href("/dashboard/prompts/:promptId/optimize/accept", params)}
      noValidate
      className="flex flex-col gap-4"
    >
      {!isConflict && <FormError title={isSame && t("failed")}>{fault}</FormError>}
      <HiddenFields values={texts} />
      {!isSame && (
        <HiddenFields values={{ after: content, updatedAt: new Date(prompt.updatedAt).toISOString() }} />
      )}
      <ContradictionQuestions
        questions={contradictory}
        pending={pending === "asking"}
        asks={asksAt(contradictionsPlace)}
        hasText={hasText}
      />
      {hasText && (
        <>
          <MarkedText
            id={improvedPlace}
            title={t("after")}
            action={<CopyButton text={chosenText} variant="secondary" size="sm" />}
            segments={sides.after}
            mark="ins"
          />
          <div>
            <h3 className="text-base">{t(pasted ? "ownAi.changes" : "improvements")}</h3>
            {alone && <p className="phrases text-sm text-ink-soft">{alone}</p>}
            <ChangeList
              key={content}
              changes={changes}
              reasons={reasons}
              refusals={refusals}
              onChange={(next) => setRefusedKeys(keys.filter((_, at) => next.has(at)))}
            />
            <Reasons of={others} className="mt-2" />
            <details>
              <summary className="min-h-11 w-fit cursor-pointer py-2 text-accent-text">
                {t(isOriginal ? "compare" : "ownAi.compare")}
              </summary>
              <MarkedText
                title={t(isOriginal ? "before" : "ownAi.given")}
                segments={sides.before}
                mark="del"
              />
            </details>
          </div>
        </>
      )}
      <PromptQuestions {...{ optimization, refused, pending }} asks={asksAt(questionsPlace)} />
      {runsHere && !isSame && (
        <Button
          type="submit"
          form={tryBoth}
          variant="ghost"
          size="sm"
          icon={<Icon name="git-compare" />}
          className="self-start"
        >
          {t("comparisons:tryBoth")}
        </Button>
      )}
      {isSame ? (
        <div className="flex justify-end">{keep}</div>
      ) : (
        <div
          data-action-bar
          className="sticky bottom-0 z-10 -mx-5 flex flex-wrap gap-2 border-t border-line bg-surface px-5 py-3 in-data-overlay:-bottom-4 in-data-overlay:bg-surface-raised max-[22.4rem]:static sm:justify-end max-sm:*:grow max-sm:*:px-2"
        >
          {keep}
          <Button type="submit" icon={<Icon name="check" />} pending={pending === "accepting"}>
            {t("accept")}
          </Button>
        </div>
      )}
    </PostForm>
  );
  return (
    <div className="flex flex-col gap-4">
      {isConflict && (
        <SaveConflict
          address={href("/dashboard/prompts/:promptId", params)}
          refused={refused}
          mine={{ originalInput: input.purpose, content: refused.text ?? chosenText }}
          form={PostForm}
          pending={pending === "accepting"}
          keepTheirs={keep}
        />
      )}
      {runsHere && !isSame && (
        <Form
          id={tryBoth}
          method="post"
          action={href("/dashboard/prompts/:promptId/compare", params)}
          className="hidden"
        >
          <HiddenFields values={{ step: "open", rival: "proposal", text: chosenText }} />
        </Form>
      )}
      <div ref={head} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-2 outline-none">
        {!pasted?.isUnlike && (undecided > 0 || taken.total > 0) && (
          <p className="phrases flex flex-wrap gap-x-4 font-semibold">
            {undecided > 0 && <span>{t("found", { count: undecided })}</span>}
            {taken.total > 0 && <span className="needs-script">{t("taken", taken)}</span>}
          </p>
        )}
        {!isSame && <p className="phrases text-sm text-ink-soft">{by}</p>}
        {pasted && <Losses of={pasted} content={content} chosen={chosenText} />}
        {(isSame || (pasted && changes.length === 0)) && contradictory.length === 0 && (
          <Notice tone="info" title={nothing}>
            {nothingHint}
          </Notice>
        )}
      </div>
      {pasted?.isUnlike ? (
        // The questions of an AI, which are no prompt.
        <>
          {ownAi}
          <details>
            <summary className="min-h-11 w-fit cursor-pointer py-2 text-accent-text">
              {t("compareAnyway")}
            </summary>
            {form}
          </details>
        </>
      ) : (
        <>
          {form}
          {ownAi}
        </>
      )}
    </div>
  );
}
