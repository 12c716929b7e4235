import { Fragment, useMemo, type ReactNode } from "react";

import type { Block } from "~/domain/blocks";
import type { Composition } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { cutText } from "~/features/text/cut-text";
import { PromptText } from "~/features/text/markdown/ui/prompt-text";
import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";

import {
  changedParts,
  linesOfPieces,
  markText,
  origins,
  originsOfLines,
  type MarkedPiece,
  type Origin,
} from "../mark-text";

const line = "animate-appear underline decoration-accent underline-offset-[0.3em]";

/** The origin of a piece is marked by kinds of underlines, not by colors. */
const marks: Record<Origin, string> = {
  words: "",
  answer: `${line} decoration-[1.5px]`,
  wish: `${line} decoration-dotted decoration-2`,
  asking: `${line} decoration-dashed decoration-1`,
};

const changedMark = "animate-appear rounded-sm bg-success-soft no-underline";

interface ResultTextProps {
  content: string;
  /** The text before: what it does not have is marked. */
  earlier?: string;
  /** The text as read by Markdown. Null for a text without it, or one not parsed yet. */
  blocks: readonly Block[] | null;
  composition: Composition | null;
  /** Buttons above the text. */
  tools: ReactNode;
  startsRaw?: boolean;
  onView?: (raw: boolean) => void;
}

/** The prompt's text, with the origin of each piece marked: the person's words, answers, wishes. */
export function ResultText({ content, earlier, blocks, composition, ...view }: ResultTextProps) {
  const { t } = useTranslation("generator");
  const pieces = markText(content, composition);
  const originOf = originsOfLines(pieces);
  const differences = useMemo(() => changedParts(content, earlier ?? content), [content, earlier]);
  // The AI's questions follow from the answers, and are marked where nothing else differs.
  const outside = [...differences].filter(([at]) => originOf.get(at) !== "asking");
  const changed = outside.length > 0 ? new Map(outside) : differences;
  const sources = content.split("\n");
  const markOf = (at: number) => {
    const origin = originOf.get(at);
    const ranges = changed.get(at);
    return {
      className: origin && marks[origin],
      inner: ranges && { source: sources[at]!, ranges, className: changedMark },
    };
  };
  const lines = linesOfPieces(pieces);
  return (
    <>
      <PromptText blocks={blocks} markOf={markOf} {...view}>
        <pre
          dir="auto"
          className="prompt-text rounded-control border border-line bg-surface-sunken p-4 sm:p-5 noscript:select-all"
        >
          {pieces.map(({ id, text, origin }, index) => (
            <span key={`${id} ${text}`} className={origin ? marks[origin] : undefined}>
              {lines[index]!.map(({ at, from, line: each }, place) => (
                <Fragment key={at}>
                  {place > 0 && "\n"}
                  {cutText(each, changed.get(at) ?? [], from).map((part) =>
                    part.marked ? (
                      <ins key={part.text} className={changedMark}>
                        {part.text}
                      </ins>
                    ) : (
                      part.text
                    ),
                  )}
                </Fragment>
              ))}
            </span>
          ))}
        </pre>
      </PromptText>
      {composition?.untranslated && (
        <p className="phrases mt-2 text-sm text-ink-soft">{t("result.untranslated")}</p>
      )}
      {composition && (
        <Legend pieces={pieces} composition={composition}>
          {changed.size > 0 && (
            <li>
              <span aria-hidden className={joinClasses("mr-1.5", changedMark)}>
                {"\u3000"}
              </span>
              {t("result.marks.changed")}
              <span className="sr-only">
                {Array.from(changed, ([at, ranges]) =>
                  ranges.map(({ start, end }) => sources[at]!.slice(start, end)),
                )
                  .flat()
                  .join(" ")}
              </span>
            </li>
          )}
        </Legend>
      )}
    </>
  );
}

interface LegendProps {
  pieces: readonly MarkedPiece[];
  composition: Composition;
  /** Of what has changed. */
  children: ReactNode;
}

/** The legend of the marks; screen readers get the origins as text. */
function Legend({ pieces, composition, children }: LegendProps) {
  const { t } = useTranslation("generator");
  const nameOf = (origin: Origin) => {
    if (origin === "words" && isSceneUse(composition.use)) return "scene";
    // Of a text, only the person switches a wish on.
    return origin === "wish" && composition.use !== "text" ? "suggested" : origin;
  };
  const shown = origins.filter((origin) => pieces.some((piece) => piece.origin === origin));
  if (shown.length === 0 && !children) return null;
  return (
    <ul aria-label={t("result.marks.title")} className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {shown.map((origin) => (
        <li key={origin}>
          {origin !== "words" && (
            <span aria-hidden className={joinClasses("mr-1.5", marks[origin])}>
              {"\u3000"}
            </span>
          )}
          {t(`result.marks.${nameOf(origin)}`)}
          {origin !== "words" && (
            <span className="sr-only">
              {pieces.flatMap((piece) => (piece.origin === origin ? [piece.text] : [])).join(" ")}
            </span>
          )}
        </li>
      ))}
      {children}
    </ul>
  );
}
