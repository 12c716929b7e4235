import type { Fact } from "~/domain/fact";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import { answersFor, subjectsOf, type Asked, type FactAnswer } from "../fitting-facts";
import { useFacts } from "./use-facts";

interface LastTimeProps {
  /** The questions without an answer. */
  questions: readonly Asked[];
  /** Called with the answers to questions, by name, and the others of the person or project. */
  onPick: (answers: ReadonlyMap<string, FactAnswer>, others: readonly Fact[]) => void;
  /** Facts that fit no question are put in too. */
  takesOthers?: boolean;
}

/** A button for each person or project that facts belong to: one tap answers what it answered before. */
export function LastTime({ questions, onPick, takesOthers }: LastTimeProps) {
  const { t } = useTranslation("facts");
  const { facts, note } = useFacts();
  return subjectsOf(facts).map((subject) => {
    const { answers, others } = answersFor(facts, subject, questions);
    if (answers.size === 0 && !takesOthers) return null;
    return (
      <button
        key={subject}
        type="button"
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-[1.375rem] border border-accent bg-surface px-4 py-1.5 text-left leading-snug text-accent-text"
        onClick={() => {
          const used = takesOthers ? others : [];
          note([
            ...[...answers].map(([fit, { fact }]) => ({ fact, fit })),
            ...used.map((fact) => ({ fact })),
          ]);
          onPick(answers, others);
        }}
      >
        <Icon name="history" className="size-4 shrink-0" />
        <bdi className="min-w-0 truncate">{t("asLastTime", { subject })}</bdi>
      </button>
    );
  });
}
