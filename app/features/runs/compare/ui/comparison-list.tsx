import { href, Link } from "react-router";

import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

import type { ComparisonEntry } from "../comparison";
import { useRivalName } from "./rival-name";

interface ComparisonListProps {
  promptId: string;
  comparisons: readonly ComparisonEntry[];
}

const tones = { better: "success", same: "neutral", worse: "neutral" } as const;

/** The comparisons of a prompt, the latest first; nothing without one. */
export function ComparisonList({ promptId, comparisons }: ComparisonListProps) {
  const { t } = useTranslation("comparisons");
  const { nameOf } = useRivalName();
  const moment = useMoment("minute");
  if (comparisons.length === 0) return null;
  return (
    <section aria-label={t("list")} className="border-t border-line pt-5">
      <h2 className="mb-2 text-base">{t("list")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {comparisons.map((comparison) => {
          const { id, outcome, publishedAt, createdAt } = comparison;
          return (
            <li key={id} className="relative flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
              <Link
                to={href("/dashboard/prompts/:promptId/comparisons/:comparisonId", {
                  promptId,
                  comparisonId: id,
                })}
                className="text-link font-semibold after:absolute after:inset-0"
              >
                {nameOf(comparison)}
              </Link>{" "}
              <span className="text-sm text-ink-soft">{moment(createdAt)}</span>{" "}
              <Badge tone={outcome ? tones[outcome] : "neutral"}>
                {t(outcome ? `results.${outcome}` : "pending")}
              </Badge>
              {publishedAt && <Badge tone="lamp">{t("published")}</Badge>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
