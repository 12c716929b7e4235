import { useRef, useState, type ReactNode } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { useHydrated } from "~/ui/use-hydrated";

interface OneAtATimeProps {
  questions: { id: string; isAnswered: boolean; control: ReactNode }[];
  /** All questions are displayed, as fields of a plain form. */
  isPlain: boolean;
}

/** Questions as a list; on a phone with scripts one at a time, each to be answered or skipped, and then done. */
export function OneAtATime({ questions, isPlain }: OneAtATimeProps) {
  const { t } = useTranslation("generator");
  const isHydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const isStepped = isHydrated && !isPlain && questions.length > 1;
  const last = questions.length - 1;
  const shown = Math.min(current, questions.length);
  const isDone = isStepped && shown > last;
  const go = (to: number) => {
    setCurrent(to);
    // The fields of the next question are displayed after this event.
    requestAnimationFrame(() => focusQuestion(list.current?.children[to] ?? done.current!));
  };
  return (
    <>
      <div ref={list} className="flex flex-col gap-6">
        {questions.map(({ id, control }, at) => (
          <div
            key={id}
            tabIndex={-1}
            className={joinClasses("outline-none", isStepped && at !== shown && "max-sm:hidden")}
          >
            {control}
          </div>
        ))}
      </div>
      {isStepped && (
        <div className="flex items-center gap-3 sm:hidden">
          <p ref={done} tabIndex={-1} className="text-sm text-ink-soft outline-none">
            {isDone
              ? t("questions.done")
              : t("questions.place", { place: shown + 1, count: questions.length })}
          </p>
          <div className="ml-auto flex gap-2">
            {shown > 0 && (
              <Button type="button" variant="ghost" onClick={() => go(shown - 1)}>
                {t("questions.back")}
              </Button>
            )}
            {!isDone && (
              <Button type="button" variant="secondary" onClick={() => go(shown + 1)}>
                {t(shown === last ? "questions.finish" : stepOf(questions[shown]!))}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

const stepOf = ({ isAnswered }: { isAnswered: boolean }) =>
  isAnswered ? "questions.next" : "questions.skip";

/** Focuses a question's first control; without one, or for fingers a box, which would open the keyboard, the question itself. */
function focusQuestion(question: Element | undefined): void {
  const first = question?.querySelector<HTMLElement>("textarea, input, button");
  const isBox = first?.matches("textarea, input:not([type=radio])");
  const isKept = first && !(isBox && matchMedia("(pointer: coarse)").matches);
  (isKept ? first : (question as HTMLElement | undefined))?.focus();
}
