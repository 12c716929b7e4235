import type { ReactNode } from "react";

import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { ShownComparison } from "../shown-comparison";
import { ChoiceForm } from "./choice-form";
import { Outcome } from "./outcome";

interface ComparisonPageProps {
  comparison: ShownComparison;
  /** Some sets of values have no replies. */
  isMissing: boolean;
  refused?: RefusedForm;
  /** After the outcome: what its owner may do with it besides. */
  children?: ReactNode;
}

/** A comparison: first the replies to choose from, and then what came out. */
export function ComparisonPage({ comparison, isMissing, refused, children }: ComparisonPageProps) {
  const { t } = useTranslation("comparisons");
  return (
    <>
      {isMissing && <Notice>{t("choice.missing")}</Notice>}
      {comparison.outcome === null ? (
        <>
          <p className="phrases text-ink-soft">{t("choice.lead")}</p>
          <ChoiceForm trials={comparison.trials} refused={refused} />
        </>
      ) : (
        <Outcome comparison={comparison}>{children}</Outcome>
      )}
    </>
  );
}
