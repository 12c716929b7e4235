import type { ReactNode } from "react";

import { useTranslation } from "~/i18n";
import { SetText } from "~/features/text/markdown/ui/set-text";

import type { ShownTrial, ShownReply } from "../shown-comparison";

const unmarked = () => ({});

interface ReplyCardProps {
  title: string;
  /** The set that it belongs to; empty: the only one. */
  within: string;
  badge?: ReactNode;
  reply: ShownReply;
}

/** A reply under its letter or its name. */
const ReplyCard = ({ title, within, badge, reply: { text, blocks } }: ReplyCardProps) => (
  <section aria-label={within ? `${within} ${title}` : title} className="flex min-w-0 flex-col">
    <p className="flex min-h-7 items-center gap-2 text-sm font-semibold text-ink-soft">
      {title} {badge}
    </p>
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable box must be reachable by keyboard.
      tabIndex={0}
      className="mt-1 max-h-[70dvh] flex-1 overflow-y-auto rounded-control border border-line bg-surface-sunken p-4 sm:p-5 [&>.set-text]:border-0 [&>.set-text]:p-0"
    >
      {blocks ? (
        <SetText blocks={blocks} markOf={unmarked} />
      ) : (
        <p dir="auto" translate="no" className="prompt-text">
          {text}
        </p>
      )}
    </div>
  </section>
);

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
