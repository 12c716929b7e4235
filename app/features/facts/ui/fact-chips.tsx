import { fittingFacts, optionOf, type Asked } from "../fitting-facts";
import { FactChipList } from "./fact-chip-list";
import { useFacts } from "./use-facts";

interface FactChipsProps {
  asked: Asked;
  /** Only its options answer it. */
  isClosed?: boolean;
  /** On a page that others see too. */
  isPrivate?: boolean;
  /** Called with the words of a fact, or the option that it says. */
  onPick: (text: string) => void;
}

/** Below a field: the facts that fit it, each put in with a tap. They stay, so that nothing moves while somebody types. */
export function FactChips({ asked, isClosed, isPrivate, onPick }: FactChipsProps) {
  const { facts, note } = useFacts();
  const fitting = fittingFacts(
    isClosed ? facts.filter((fact) => optionOf(fact, asked) !== undefined) : facts,
    asked,
  );
  return (
    <FactChipList
      facts={fitting}
      isPrivate={isPrivate}
      onPick={(fact) => {
        note([{ fact, fit: asked.name }]);
        onPick(optionOf(fact, asked) ?? fact.text);
      }}
    />
  );
}
