import type { ReactNode } from "react";

import { useTranslation } from "~/i18n";

import type { ShownTrial } from "../shown-comparison";
import { ReplyCard } from "./reply-card";

interface TrialSectionProps {
  trial: ShownTrial;
  /** Its number. Null for the only one. */
  number: number | null;
  /** The title and the badge of each reply. */
  named: (letter: "a" | "b") => { title: string; badge?: ReactNode };
  children: ReactNode;
}

/** What was told, with both replies to it side by side. */
export function TrialSection({ trial, number, named, children }: TrialSectionProps) {
  const { t } = useTranslation("comparisons");
  const { given, facts, replies } = trial;
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-5">
      {(number !== null || given.length > 0 || facts !== "") && (
        <div className="flex flex-col gap-1">
          {number !== null && <h2 className="text-base">{t("set", { number })}</h2>}
          <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {given.map(({ name, label, value }) => (
              <div key={name} className="flex min-w-0 flex-wrap gap-x-1.5">
                <dt dir="auto" className="text-ink-soft">
                  {label}
                </dt>{" "}
                <dd dir="auto" translate="no" className="prompt-text min-w-0">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          {facts !== "" && (
            <p dir="auto" translate="no" className="prompt-text text-sm">
              {facts}
            </p>
          )}
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {(["a", "b"] as const).map((letter) => (
          <ReplyCard
            key={letter}
            {...named(letter)}
            within={number === null ? "" : t("set", { number })}
            reply={replies[letter]}
          />
        ))}
      </div>
      {children}
    </section>
  );
}
