import { useEffect, useEffectEvent, useState } from "react";
import { href } from "react-router";

import type { Given } from "~/client/left-off";
import type { Composition } from "~/domain/composition";
import { StatedFacts } from "~/features/facts/ui/stated-facts";
import { answersOf, factAnswer, statedName } from "~/features/generator/composing/stated-facts";
import { useTranslation } from "~/i18n";
import { Skeleton } from "~/ui/loading";

import type { GenerationInput } from "../schema";
import { lineOf } from "./given";
import { KindSwitch } from "./kind-switch";
import { StepHeading } from "./prompt-use-picker";
import { QuestionList } from "./question-list";

/** Debounce of the request for questions, in milliseconds. */
const pause = 350;

interface QuestionsPanelProps {
  input: GenerationInput;
  /** An input method is composing: the text is not final. */
  composing: boolean;
  /**
   * The pieces of the line's prompt, with the person's answers. Undefined if there is none yet. Null if the request
   * failed.
   */
  questions: Composition | null | undefined;
  onQuestions: (questions: Composition | null) => void;
  given: Given;
  /** Names of the facts that the form shows. */
  shown: readonly string[];
  onGive: (given: Given) => void;
}

async function askAbout(input: GenerationInput, signal: AbortSignal): Promise<Composition> {
  const response = await fetch(href("/api/questions"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(lineOf(input)),
    signal,
  });
  if (!response.ok) throw new Error(`The questions were refused: ${response.status}.`);
  return (await response.json()) as Composition;
}

/** Step 3: the questions of the line, requested while typing; the form does not wait for them. */
export function QuestionsPanel(props: QuestionsPanelProps) {
  const { input, composing, questions, onQuestions, given, shown, onGive } = props;
  const { t } = useTranslation("generator");
  const { use, deepThinking, kind } = input;
  const line = input.purpose.trim();

  const ask = useEffectEvent(async (asking: GenerationInput, signal: AbortSignal) => {
    // After a failure the displayed questions stay.
    const asked = await askAbout(asking, signal).catch(() => questions ?? null);
    if (!signal.aborted) onQuestions(asked);
  });
  useEffect(() => {
    if (composing) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void ask({ purpose: line, use, deepThinking, kind }, left.signal), pause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [line, use, deepThinking, kind, composing]);

  const asked = questions?.variables.filter(({ name }) => statedName(name) === null) ?? [];

  // Announces the questions to screen readers, once.
  const [announced, setAnnounced] = useState(0);
  if (announced === 0 && questions && questions.variables.length > 0)
    setAnnounced(questions.variables.length);

  return (
    <div data-questions>
      <p aria-live="polite" className="sr-only">
        {announced > 0 && t("questions.status", { count: announced })}
      </p>
      {questions === undefined && <Coming />}
      {questions && (questions.enough || questions.variables.length + questions.wishes.length > 0) && (
        <>
          <div className="mb-4">
            <h2>
              <StepHeading step={3}>{t("questions.title")}</StepHeading>
            </h2>
            {!questions.enough && (
              <p className="phrases mt-1 text-sm text-ink-soft">
                {t(questions.asking ? "questions.hint" : "questions.plainHint")}
              </p>
            )}
            <KindSwitch
              composition={questions}
              type="button"
              onChoose={(chosen) => onGive({ ...given, kind: chosen })}
            />
          </div>
          <div className="mb-6 empty:hidden">
            <StatedFacts
              questions={asked}
              isElsewhere={(fact) => shown.includes(factAnswer(fact))}
              isStated={(fact) => Boolean(given.answers[factAnswer(fact)])}
              onChange={(change) => onGive({ ...given, answers: { ...given.answers, ...answersOf(change) } })}
            />
          </div>
          <QuestionList
            key={questions.kind}
            {...questions}
            variables={asked}
            onAnswer={(name, text) => onGive({ ...given, answers: { ...given.answers, [name]: text } })}
            onWish={(id, on) => onGive({ ...given, wishes: { ...given.wishes, [id]: on } })}
          />
        </>
      )}
    </div>
  );
}

/** The placeholder of loading questions. */
function Coming() {
  return (
    <div className="flex flex-col gap-6">
      {["w-48", "w-56", "w-40"].map((width) => (
        <div key={width}>
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="mt-2 h-12 w-full rounded-control!" />
        </div>
      ))}
    </div>
  );
}
