import { href, Link } from "react-router";

import { Comparison } from "~/features/prompts/history/ui/comparison";
import { listFormat } from "~/domain/formats";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

import type { RemixComparison } from "../compare-remix.server";

/** A remix next to its original, with the differences marked. */
export function ComparePage({ remix, source, comparison, variables }: RemixComparison) {
  const { t, language } = useTranslation("people");
  return (
    <>
      {variables.length > 0 && (
        <Notice>{t("compare.variables", { names: listFormat(language).format(variables) })}</Notice>
      )}
      <Comparison
        titles={{
          before: t("compare.source", { title: source.title }),
          after: t("compare.remix", { title: remix.title }),
        }}
        sides={comparison}
      />
      <Button asChild variant="secondary" className="self-start">
        <Link to={href("/prompts/:shareId/remixes", { shareId: remix.shareId })}>{t("compare.family")}</Link>
      </Button>
    </>
  );
}
