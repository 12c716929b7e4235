import type { ReactNode } from "react";
import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";

import type { ShownComparison, ShownTrial } from "../shown-comparison";
import { compareAddress } from "./comparison-address";
import { useRivalName } from "./rival-name";
import { TrialSection } from "./trial-section";

interface OutcomeProps {
  comparison: ShownComparison;
  /** What its owner may do with the outcome besides. */
  children?: ReactNode;
}

const tones = { better: "success", same: "info", worse: "info" } as const;

/** What came out, with its reasons; which reply was whose, and what may be done now. */
export function Outcome({ comparison, children }: OutcomeProps) {
  const { t } = useTranslation("comparisons");
  const { nameOf, inText } = useRivalName();
  const { promptId, id, rivalVersion, trials, isCurrent } = comparison;
  const outcome = comparison.outcome!;
  const rival = inText(comparison);
  const side = outcome === "better" ? "prompt" : "rival";
  const won = outcome === "same" ? [] : trials.filter(({ winner }) => winner === side);
  const params = { promptId, comparisonId: id };
  return (
    <>
      <Notice
        tone={tones[outcome]}
        title={t(`outcome.${outcome}`, { rival, won: won.length, all: trials.length })}
      >
        {won.length > 0 && <Reasons trials={won} />}
      </Notice>
      {!isCurrent && <p className="text-sm text-ink-soft">{t("outcome.changed")}</p>}
      {children}
      <div className="flex flex-wrap gap-2">
        {outcome !== "better" && (
          <Button asChild variant={outcome === "worse" ? "primary" : "secondary"}>
            <Link to={href("/dashboard/prompts/:promptId/comparisons/:comparisonId/take", params)}>
              <Icon name="undo-2" />
              {t("outcome.take", { rival })}
            </Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={compareAddress(promptId, { number: rivalVersion })}>
            <Icon name="rotate-ccw" />
            {t("outcome.again")}
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to={href("/dashboard/prompts/:promptId/comparisons/:comparisonId/remove", params)}>
            <Icon name="trash-2" />
            {t("outcome.remove")}
          </Link>
        </Button>
      </div>
      {trials.map((trial, at) => (
        <TrialSection
          // A set has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          trial={trial}
          number={trials.length > 1 ? at + 1 : null}
          named={(letter) => {
            const isPrompt = trial.prompt === letter;
            return {
              title: isPrompt ? t("outcome.yours") : nameOf(comparison),
              badge: trial.winner === (isPrompt ? "prompt" : "rival") && (
                <Badge tone="success" icon={<Icon name="check" />}>
                  {t("outcome.best")}
                </Badge>
              ),
            };
          }}
        >
          <Verdicts
            trial={trial}
            nameOf={(letter) => (trial.prompt === letter ? t("outcome.yours") : nameOf(comparison))}
            rival={rival}
          />
        </TrialSection>
      ))}
    </>
  );
}

/** One reason for each set of values that decided. */
function Reasons({ trials }: { trials: readonly ShownTrial[] }) {
  const { t } = useTranslation("comparisons");
  const reasons = [...new Set(trials.map(({ verdicts }) => verdicts![0]!.why))];
  return (
    <>
      <p className="mt-1 font-semibold">{t("outcome.because")}</p>
      <ul className="list-disc ps-5">
        {reasons.map((why) => (
          <li key={why} dir="auto">
            {why}
          </li>
        ))}
      </ul>
    </>
  );
}

interface VerdictsProps {
  trial: ShownTrial;
  nameOf: (letter: "a" | "b") => string;
  rival: string;
}

/** The choice of the person and the verdicts in both orders, and what they count for. */
function Verdicts({ trial: { choice, winner, verdicts }, nameOf, rival }: VerdictsProps) {
  const { t } = useTranslation("comparisons");
  const [one, other] = verdicts!;
  const chosen = choice === "alike" ? t("choice.alike") : nameOf(choice!);
  const agree = one!.winner === other!.winner;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="text-ink-soft">{t("outcome.chosen", { choice: chosen })}</p>
      {agree && <p className="font-semibold">{t(`outcome.winner.${one!.winner}`, { rival })}</p>}
      <ul className="flex flex-col gap-2">
        {verdicts!.map(({ winner: better, quote, why }, at) => (
          // A verdict has no other name than its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="border-s-2 border-line-strong ps-3">
            {!agree && <p className="font-semibold">{t(`outcome.winner.${better}`, { rival })}</p>}
            {quote && (
              <p dir="auto" translate="no">
                {t("outcome.quote", { quote })}
              </p>
            )}
            <p dir="auto" className="text-ink-soft">
              {why}
            </p>
          </li>
        ))}
      </ul>
      {winner === "neither" && (!agree || one!.winner !== "neither") && (
        <p className="phrases text-ink-soft">{t(agree ? "outcome.against" : "outcome.differ")}</p>
      )}
    </div>
  );
}
