import { useLayoutEffect, useRef, useState, type SyntheticEvent } from "react";
import { href } from "react-router";

import type { Composition, Wish } from "~/domain/composition";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";

import { useFacts } from "~/features/facts/ui/use-facts";
import { StatedFacts } from "~/features/facts/ui/stated-facts";
import { answersOf, factAnswer } from "~/features/generator/composing/stated-facts";
import { isByItself } from "~/features/generator/composing/settled-additions";
import { mayAsk } from "~/features/generator/composing/asking-passage";
import { AsksSwitch, useAsks } from "~/features/prompts/ui/asks-switch";
import { QuestionList } from "./question-list";
import type { AnswerChange } from "./use-result";

interface ResultQuestionsProps {
  draftId: string;
  composition: Composition;
  /** The AI asks by the text as it is now. */
  asks: boolean;
  onAnswer: (change: AnswerChange) => void;
}

/** The questions next to the result: each answer changes the text at once; without scripts they are a form. */
export function ResultQuestions({ draftId, composition, asks, onAnswer }: ResultQuestionsProps) {
  const { t } = useTranslation("generator");
  const { variables, wishes, enough, asking } = composition;
  const hold = useHeldPlace();
  const { facts } = useFacts();
  const [, storeChoice] = useAsks();
  const [first] = useState(composition);
  const isChanged = composition !== first;
  const count = variables.filter(({ value }) => value).length + wishes.filter(isChosen).length;
  return (
    <form
      method="post"
      action={href("/generate/:draftId/answers", { draftId })}
      onSubmit={(event) => event.preventDefault()}
      onClickCapture={hold}
      onInputCapture={hold}
      className="flex flex-col gap-4"
    >
      <div className="max-lg:contents">
        {!enough && <h3 className="text-lg">{t("questions.title")}</h3>}
        <div
          className={joinClasses(
            "needs-script flex items-center gap-x-3 text-sm text-ink-soft max-lg:-mt-4",
            (isChanged || !enough) && "min-h-11",
            // On a phone the text that changes is out of view.
            isChanged && "max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:bg-surface",
          )}
        >
          <p role="status" className="phrases">
            {isChanged ? t("result.answered", { count }) : !enough && t("result.answerHint")}
          </p>
          {isChanged && (
            <button type="button" className="text-link min-h-11 lg:hidden" onClick={showText}>
              {t("preview.see")}
            </button>
          )}
        </div>
        {!enough && (
          <p className="without-script phrases text-sm text-ink-soft">{t("questions.plainHint")}</p>
        )}
      </div>
      <StatedFacts
        questions={variables}
        isStated={(fact) => variables.some(({ name }) => name === factAnswer(fact))}
        onChange={(change) => onAnswer({ answers: answersOf(change) })}
      />
      <QuestionList
        // A fact of the list is a tick above; another one, as of an app, is a field.
        variables={variables.filter(({ name }) => !facts.some((fact) => factAnswer(fact) === name))}
        wishes={wishes}
        enough={enough}
        language={composition.language}
        onAnswer={(name, text) => onAnswer({ answers: { [name]: text } })}
        onWish={(id, on) => onAnswer({ wishes: { [id]: on } })}
      />
      {asking && mayAsk(composition) && (
        <AsksSwitch
          asks={asks}
          onChange={(next) => {
            onAnswer({ asks: next });
            storeChoice(next);
          }}
        />
      )}
      {variables.length + wishes.length > 0 && (
        <Button type="submit" className="without-script self-start">
          {t("questions.submit")}
        </Button>
      )}
    </form>
  );
}

const isChosen = (wish: Wish): boolean => wish.on && !isByItself(wish);

/** Leads to the text, which is above the questions on a phone. */
const showText = () => document.querySelector("#result .prompt-views")!.scrollIntoView({ block: "start" });

/** Keeps the tapped element in place while the text above it grows. */
function useHeldPlace() {
  const held = useRef<{ element: Element; top: number }>(null);
  useLayoutEffect(() => {
    // The browser's scroll anchoring would add to this correction.
    const { style } = document.documentElement;
    style.overflowAnchor = "none";
    return () => {
      style.overflowAnchor = "";
    };
  }, []);
  useLayoutEffect(() => {
    const { element, top } = held.current ?? {};
    held.current = null;
    if (element?.isConnected)
      scrollBy({ top: element.getBoundingClientRect().top - top!, behavior: "instant" });
  });
  return ({ target }: SyntheticEvent) => {
    const element = target as Element;
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}
