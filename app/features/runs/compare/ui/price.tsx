import type { Tries } from "~/features/runs/try/responses";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";

interface PriceProps {
  /** Replies of the sets as they are filled in. */
  cost: number;
  sets: number;
  tries: Tries;
}

/** Most replies of a set: each side has two turns. */
const mostOfSet = 4;

/** The button that starts a comparison, with what it spends. Without scripts nothing follows the fields: the most is told. */
export function Price({ cost, sets, tries: { left } }: PriceProps) {
  const { t } = useTranslation("comparisons");
  const isExact = useHydrated();
  const text = isExact ? t("cost", { cost, left }) : t("mostCost", { cost: sets * mostOfSet, left });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" icon={<Icon name="git-compare" />}>
        {t("start")}
      </Button>
      <span className="phrases min-w-0 text-sm text-ink-soft">
        {isExact && cost > left ? t("short") : text}
      </span>
    </div>
  );
}
