import type { Comparison as Sides, Segment } from "~/features/text/compare-texts";

interface ComparisonProps {
  titles: { before: string; after: string };
  sides: Sides;
  /** The id of the second text. */
  afterId?: string;
}

/** Two versions of a text side by side, with the differences marked. */
export function Comparison({ titles, sides, afterId }: ComparisonProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <MarkedText title={titles.before} segments={sides.before} mark="del" />
      <MarkedText id={afterId} title={titles.after} segments={sides.after} mark="ins" />
    </div>
  );
}

interface MarkedTextProps {
  id?: string;
  title: string;
  segments: readonly Segment[];
  mark: "ins" | "del";
}

/** The looks of removed and added words. */
export const markLooks = {
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

function MarkedText({ id, title, segments, mark }: MarkedTextProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col">
      <p className="text-sm font-semibold text-ink-soft">{title}</p>
      <div
        id={id}
        dir="auto"
        // This text may be saved: the site translator must not replace it.
        translate="no"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable box must be reachable by keyboard.
        tabIndex={0}
        className="prompt-text mt-1 max-h-[45dvh] flex-1 scroll-mt-28 overflow-y-auto rounded-control border border-line bg-surface-sunken p-4 text-sm"
      >
        <MarkedSegments segments={segments} mark={mark} />
      </div>
    </section>
  );
}
