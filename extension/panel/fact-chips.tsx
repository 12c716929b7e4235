import { fittingFacts, type Asked } from "~/features/facts/fitting-facts";
import { FactChipList } from "~/features/facts/ui/fact-chip-list";

import { ask } from "./ask";
import { usePanel } from "./panel";

interface FactChipsProps {
  asked: Asked;
  onPick: (text: string) => void;
}

/** Below a field: the facts that fit it. */
export function FactChips({ asked, onPick }: FactChipsProps) {
  const { facts } = usePanel();
  return (
    <FactChipList
      facts={fittingFacts(facts ?? [], asked)}
      onPick={({ id, text }) => {
        // A use that is not counted is missed by nobody.
        ask("noteFacts", { uses: [{ id, fit: asked.name }] }).catch(() => undefined);
        onPick(text);
      }}
    />
  );
}
