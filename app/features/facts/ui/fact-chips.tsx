import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import { fittingFacts, optionOf, type Asked } from "../fitting-facts";
import { useFacts } from "./use-facts";

interface FactChipsProps {
  asked: Asked;
  /** Only its options answer it. */
  isClosed?: boolean;
  /** Called with the words of a fact, or the option that it says. */
  onPick: (text: string) => void;
}

/** Below a field: the facts that fit it, each put in with a tap. They stay, so that nothing moves while somebody types. */
export function FactChips({ asked, isClosed, onPick }: FactChipsProps) {
  const { t } = useTranslation("facts");
  const { facts, note } = useFacts();
  const fitting = fittingFacts(
    isClosed ? facts.filter((fact) => optionOf(fact, asked) !== undefined) : facts,
    asked,
  );
  if (fitting.length === 0) return null;
  return (
    <div role="group" aria-label={t("fitting")} className="mt-2 flex flex-wrap gap-2">
      {fitting.map((fact) => (
        <button
          key={fact.id}
          type="button"
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-[1.375rem] border border-line bg-surface-sunken px-4 py-1.5 text-left leading-snug hover:border-ink-soft"
          onClick={() => {
            note([{ fact, fit: asked.name }]);
            onPick(optionOf(fact, asked) ?? fact.text);
          }}
        >
          <Icon name="bookmark" className="size-4 shrink-0 text-accent-text" />
          <bdi className="min-w-0 truncate">{fact.text}</bdi>
        </button>
      ))}
    </div>
  );
}
