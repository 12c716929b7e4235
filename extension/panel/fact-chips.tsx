import { fittingFacts, type Asked } from "~/features/facts/fitting-facts";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

import { ask } from "./ask";
import { usePanel } from "./panel";

interface FactChipsProps {
  asked: Asked;
  onPick: (text: string) => void;
}

/** Below a field: the facts that fit it, each put in with a press. */
export function FactChips({ asked, onPick }: FactChipsProps) {
  const { t } = useTranslation("facts");
  const { facts } = usePanel();
  const fitting = fittingFacts(facts ?? [], asked);
  if (fitting.length === 0) return null;
  return (
    <div role="group" aria-label={t("fitting")} className="mt-2 flex flex-wrap gap-2">
      {fitting.map((fact) => (
        <button
          key={fact.id}
          type="button"
          className="fact-chip"
          onClick={() => {
            // A use that is not counted is missed by nobody.
            ask("noteFacts", { uses: [{ id: fact.id, fit: asked.name }] }).catch(() => undefined);
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
