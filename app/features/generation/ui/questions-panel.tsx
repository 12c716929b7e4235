import { Icon } from "~/ui/icon";
import { useEffect, useEffectEvent, useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/loading";

import type { GenerationOrder } from "../schema";
import { countGiven, lineOf, withGiven, type Given, type Questions } from "./given";
import { QuestionList } from "./question-list";

/** Debounce of the request for questions, in milliseconds. */
const pause = 350;

interface QuestionsPanelProps {
  order: GenerationOrder;
  /** An input method is composing: the text is not final. */
  composing: boolean;
  /** Undefined: none yet. Null: the request failed. */
  questions: Questions | null | undefined;
  onQuestions: (questions: Questions | null) => void;
  given: Given;
  onGive: (given: Given) => void;
  working: boolean;
}

async function askAbout(order: GenerationOrder, signal: AbortSignal): Promise<Questions> {
  const response = await fetch(href("/api/questions"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(lineOf(order)),
    signal,
  });
  if (!response.ok) throw new Error(`The questions were refused: ${response.status}.`);
  return { ...((await response.json()) as Omit<Questions, "use">), use: order.use };
}

/** The questions of the line, requested while typing; the form does not wait for them. */
export function QuestionsPanel(props: QuestionsPanelProps) {
  const { order, composing, questions, onQuestions, given, onGive, working } = props;
  const { t } = useTranslation("generator");
  const { use, deepThinking } = order;
  const line = order.purpose.trim();

  const ask = useEffectEvent(async (asking: GenerationOrder, signal: AbortSignal) => {
    // After a failure the displayed questions stay.
    const asked = await askAbout(asking, signal).catch(() => questions ?? null);
    if (!signal.aborted) onQuestions(asked);
  });
  useEffect(() => {
    if (composing) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void ask({ purpose: line, use, deepThinking }, left.signal), pause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [line, use, deepThinking, composing]);

  // Announces the questions to screen readers, once.
  const [told, setTold] = useState(0);
  if (told === 0 && questions && questions.variables.length > 0) setTold(questions.variables.length);

  const shown = questions && withGiven(questions, given);
  const count = questions ? countGiven(questions, given) : 0;
  return (
    <div data-questions>
      <p aria-live="polite" className="sr-only">
        {told > 0 && t("questions.status", { count: told })}
      </p>
      {questions === undefined && <Coming />}
      {shown && (shown.enough || shown.variables.length + shown.wishes.length > 0) && (
        <>
          {!shown.enough && (
            <div className="mb-4">
              <h2 className="text-lg">{t("questions.title")}</h2>
              <p className="phrases text-sm text-ink-soft">{t("questions.hint")}</p>
            </div>
          )}
          <QuestionList
            {...shown}
            onAnswer={(name, text) => onGive({ ...given, answers: { ...given.answers, [name]: text } })}
            onWish={(id, on) => onGive({ ...given, wishes: { ...given.wishes, [id]: on } })}
          />
          {count > 0 && (
            <Button
              type="submit"
              size="lg"
              className="mt-6 max-sm:w-full"
              icon={<Icon name="sparkles" />}
              pending={working}
            >
              {working ? t("generating") : t("questions.make", { count })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** The placeholder of loading questions. */
function Coming() {
  return (
    <div className="flex flex-col gap-5">
      {["w-48", "w-56", "w-40"].map((width) => (
        <div key={width}>
          <Skeleton className={`h-5 ${width}`} />
          <div className="mt-3 flex flex-wrap gap-2">
            {["w-32", "w-40", "w-28"].map((chip) => (
              <Skeleton key={chip} className={`h-11 rounded-full! ${chip}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
