import type { ReactNode } from "react";

import type { Comparison as Sides, Segment } from "~/features/text/compare-texts";
import { joinClasses } from "~/ui/join-classes";

interface ComparisonProps {
  titles: { before: string; after: string };
  sides: Sides;
}

/** Two versions of a text side by side, with the differences marked. */
export function Comparison({ titles, sides }: ComparisonProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <MarkedText title={titles.before} segments={sides.before} mark="del" />
      <MarkedText title={titles.after} segments={sides.after} mark="ins" />
    </div>
  );
}

interface MarkedTextProps {
  /** With an id the text is tall: it is what the page is about. */
  id?: string;
  title: string;
  /** A control beside the title. */
  action?: ReactNode;
  segments: readonly Segment[];
  mark: "ins" | "del";
}

/** The looks of removed and added words. */
const markLooks = {
  del: "bg-danger-soft text-danger line-through decoration-1",
  ins: "bg-success-soft text-success no-underline",
};

/** A text with its changed pieces marked. */
export const MarkedSegments = ({ segments, mark: Mark }: Pick<MarkedTextProps, "segments" | "mark">) =>
  segments.map(({ text, changed }, index) =>
    changed ? (
      // oxlint-disable-next-line react/no-array-index-key -- The pieces have no key but their index.
      <Mark key={index} className={markLooks[Mark]}>
        {text}
      </Mark>
    ) : (
      text
    ),
  );

/** A text under its title, with its changed pieces marked. */
export function MarkedText({ id, title, action, segments, mark }: MarkedTextProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-semibold text-ink-soft">{title}</p>
        {action}
      </div>
      <div
        id={id}
        dir="auto"
        // This text may be saved: the site translator must not replace it.
        translate="no"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable box must be reachable by keyboard.
        tabIndex={0}
        className={joinClasses(
          "prompt-text mt-1 flex-1 scroll-mt-28 overflow-y-auto rounded-control border border-line bg-surface-sunken p-4 text-sm",
          id === undefined ? "max-h-[45dvh]" : "max-h-[80dvh]",
        )}
      >
        <MarkedSegments segments={segments} mark={mark} />
      </div>
    </section>
  );
}
