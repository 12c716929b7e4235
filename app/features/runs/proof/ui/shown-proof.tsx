import type { Trial } from "~/domain/comparison";
import type { Variable } from "~/domain/variables";
import { useMoment } from "~/client/use-moment";
import { winnerOf } from "~/features/runs/compare/outcome";
import { useTranslation } from "~/i18n";

import type { ShownProof as Shown } from "../shown-proof";

interface ShownProofProps {
  proof: Shown;
  /** The prompt's variables by now: their labels, where they are still there. */
  variables: readonly Variable[];
}

/** The comparison that the author shows with their prompt: what came out, and all that it came from. */
export function ShownProof({ proof, variables }: ShownProofProps) {
  const { t } = useTranslation("proof");
  const day = useMoment("day");
  const { outcome, trials, engine, createdAt, version, isCurrent } = proof;
  const rival = t(`rivals.${proof.rival}`, { number: proof.rivalVersion ?? "" });
  const side = outcome === "worse" ? "rival" : "prompt";
  const won = trials.filter((trial) => winnerOf(trial) === side).length;
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-3">
      <h2 id="proof" className="text-base">
        {t("title", { rival })}
      </h2>
      <p className="font-semibold">{t(`outcome.${outcome}`, { rival, won, all: trials.length })}</p>
      {!isCurrent && <p className="phrases text-ink-soft">{t("changed", { version })}</p>}
      {trials.map((trial, at) => (
        // A set has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Set key={at} trial={trial} rival={rival} number={at + 1} variables={variables} />
      ))}
      <p className="text-sm text-ink-soft">{t("made", { engine, date: day(createdAt) })}</p>
    </section>
  );
}

interface SetProps {
  trial: Trial;
  rival: string;
  number: number;
  variables: ShownProofProps["variables"];
}

/** A set of values with both replies, folded, and the verdicts. */
function Set({ trial, rival, number, variables }: SetProps) {
  const { t } = useTranslation("proof");
  const { values, facts, replies, verdicts } = trial;
  const labels = new Map(variables.map(({ name, label }) => [name, label]));
  const given = Object.entries(values);
  const agree = verdicts?.[0].winner === verdicts?.[1].winner;
  return (
    <details className="rounded-control border border-line bg-surface-sunken p-4" open={number === 1}>
      <summary className="cursor-pointer font-semibold">
        {t("set", { number })} · {t(`winner.${winnerOf(trial) ?? "neither"}`, { rival })}
      </summary>
      <div className="mt-3 flex flex-col gap-3 text-sm">
        {given.length > 0 && (
          <dl aria-label={t("values")} className="flex flex-col gap-1">
            {given.map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">
                  <bdi>{labels.get(name) ?? name}</bdi>
                </dt>
                <dd dir="auto" className="prompt-text min-w-0">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {facts && <Folded title={t("facts")} text={facts} />}
        <Folded title={t("reply")} text={replies.prompt} />
        <Folded title={t("rivalReply", { rival })} text={replies.rival} />
        <ul className="flex flex-col gap-2">
          {(verdicts ?? []).map(({ winner, quote, why }, at) => (
            // A verdict has no other name than its order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="border-s-2 border-line-strong ps-3">
              {!agree && <p>{t(`winner.${winner}`, { rival })}</p>}
              {quote && (
                <p dir="auto" translate="no">
                  {t("quote", { quote })}
                </p>
              )}
              <p dir="auto" className="text-ink-soft">
                {why}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** A text that its reader unfolds. */
const Folded = ({ title, text }: { title: string; text: string }) => (
  <details>
    <summary className="text-link w-fit cursor-pointer">{title}</summary>
    <p dir="auto" className="prompt-text mt-1">
      {text}
    </p>
  </details>
);
