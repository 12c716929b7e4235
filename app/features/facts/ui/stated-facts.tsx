import { useId, useState } from "react";
import { href, Link } from "react-router";

import type { Fact } from "~/domain/fact";
import { useTranslation } from "~/i18n";
import { AnswerChip } from "~/ui/chip";

import type { Asked, FactChange } from "../fitting-facts";
import { LastTime } from "./last-time";
import { useFacts } from "./use-facts";

/** How many facts are shown at first. */
const first = 6;

interface StatedFactsProps {
  /** The questions that "as last time" answers. */
  questions: readonly (Asked & { value: string | null })[];
  /** The prompt states the fact already. */
  isStated: (fact: Fact) => boolean;
  /** The page shows the fact at another place. */
  isElsewhere?: (fact: Fact) => boolean;
  onChange: (change: FactChange) => void;
}

/** The reader's facts to tick: each stands in the prompt by its name; those of a person or project with one tap. */
export function StatedFacts({ questions, isStated, isElsewhere, onChange }: StatedFactsProps) {
  const { t } = useTranslation("facts");
  const { facts: kept, note } = useFacts();
  const facts = kept.filter((fact) => !isElsewhere?.(fact));
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  if (facts.length === 0) return null;
  const shown = isOpen ? facts : facts.filter((fact, at) => at < first || isStated(fact));
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={title} className="font-semibold">
          {t("title")}
        </h3>
        <Link to={href("/facts")} className="text-link inline-flex min-h-11 items-center text-sm">
          {t("all")}
        </Link>
      </div>
      <div className="flex flex-wrap gap-2">
        <LastTime
          questions={questions.filter(({ value }) => value === null)}
          onPick={(answers, others) => onChange({ answers, stated: others, isOn: true })}
          takesOthers
        />
        {shown.map((fact) => (
          <AnswerChip
            key={fact.id}
            type="checkbox"
            title={fact.text}
            checked={isStated(fact)}
            onChange={({ target }) => {
              if (target.checked) note([{ fact }]);
              onChange({ answers: new Map(), stated: [fact], isOn: target.checked });
            }}
          >
            <bdi className="block truncate">{fact.text}</bdi>
          </AnswerChip>
        ))}
        {shown.length < facts.length && (
          <button type="button" className="text-link min-h-11 px-2" onClick={() => setOpen(true)}>
            {t("more", { count: facts.length - shown.length })}
          </button>
        )}
      </div>
      <p className="phrases text-sm text-ink-soft">{t("privacy")}</p>
    </section>
  );
}
