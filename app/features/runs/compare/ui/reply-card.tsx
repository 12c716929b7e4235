import type { ReactNode } from "react";

import { SetText } from "~/features/text/markdown/ui/set-text";

import type { ShownReply } from "../shown-comparison";

const unmarked = () => ({});

interface ReplyCardProps {
  title: string;
  /** The set that it belongs to; empty: the only one. */
  within: string;
  badge?: ReactNode;
  reply: ShownReply;
}

/** A reply under its letter or its name. */
export const ReplyCard = ({ title, within, badge, reply: { text, blocks } }: ReplyCardProps) => (
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
