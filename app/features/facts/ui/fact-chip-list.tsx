import type { Fact } from "~/domain/fact";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";

interface FactChipListProps {
  facts: readonly Fact[];
  onPick: (fact: Fact) => void;
  /** Says that nobody else sees them: on a page that others see too. */
  isPrivate?: boolean;
}

/** Facts that fit a field, each put in with a tap; nothing without one. */
export function FactChipList({ facts, onPick, isPrivate }: FactChipListProps) {
  const { t } = useTranslation("facts");
  if (facts.length === 0) return null;
  return (
    <div role="group" aria-label={t("fitting")} className="mt-2 flex flex-wrap gap-2">
      {facts.map((fact) => (
        <button
          key={fact.id}
          type="button"
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-[1.375rem] border border-line bg-surface-sunken px-4 py-1.5 text-left leading-snug hover:border-ink-soft"
          onClick={() => onPick(fact)}
        >
          <Icon name="bookmark" className="size-4 shrink-0 text-accent-text" />
          <bdi className="min-w-0 truncate">{fact.text}</bdi>
        </button>
      ))}
      {isPrivate && <span className="self-center text-sm text-ink-soft">{t("onlyYou")}</span>}
    </div>
  );
}
