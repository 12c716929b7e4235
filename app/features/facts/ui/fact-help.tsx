import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import { fittingFacts, type Asked } from "../fitting-facts";
import { factNameLimit, factTextLimit } from "../limits";
import { useFacts } from "./use-facts";

interface FactHelpProps {
  asked: Asked;
  /** The answer as it is typed. */
  typed: string;
  /** Called with the words of a fact. */
  onPick: (text: string) => void;
}

/** Below a field: the facts that fit it while it is empty; afterwards a button that remembers the answer. */
export function FactHelp({ asked, typed, onPick }: FactHelpProps) {
  const { t } = useTranslation("facts");
  const { facts, remember, note } = useFacts();
  const text = typed.trim();
  if (text === "") {
    const fitting = fittingFacts(facts, asked);
    if (fitting.length === 0) return null;
    return (
      <div role="group" aria-label={t("fitting")} className="mt-2 flex flex-wrap gap-2">
        {fitting.map((fact) => (
          <button
            key={fact.id}
            type="button"
            className={factButton}
            onClick={() => {
              note([{ fact, fit: asked.name }]);
              onPick(fact.text);
            }}
          >
            <Icon name="bookmark" className="size-4 shrink-0 text-accent-text" />
            <bdi className="min-w-0 truncate">{fact.text}</bdi>
          </button>
        ))}
      </div>
    );
  }
  const isKept = facts.some((fact) => fact.text === text);
  const isFact = [...text].length >= 3 && [...text].length <= factTextLimit && !text.includes("\n");
  if (isKept || !isFact) return null;
  const name = [...asked.label].slice(0, factNameLimit).join("");
  return (
    <button
      type="button"
      className="text-link mt-1 inline-flex min-h-9 items-center gap-1.5 text-sm pointer-coarse:min-h-11"
      onClick={() => void remember({ name, text, subject: "", fits: [asked.name] })}
    >
      <Icon name="bookmark" className="size-4 shrink-0" />
      {t("remember")}
    </button>
  );
}

const factButton =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-[1.375rem] border border-line bg-surface-sunken px-4 py-1.5 text-left leading-snug hover:border-ink-soft";
