import { useMemo } from "react";

import {
  filledParts,
  type FilledPart,
  type FilledPiece,
  type Values,
  type Variable,
} from "~/domain/variables";
import { blank, endsWithLabel } from "~/domain/placeholders";
import { useTranslation } from "~/i18n";

interface FilledTextProps {
  content: string;
  variables: readonly Variable[];
  values: Values;
  /** Shows the filled text only, without the lines that it leaves out. */
  exact?: boolean;
}

/** A prompt's text with its answers marked; lines that are left out are pale. */
export function FilledText({ content, variables, values, exact }: FilledTextProps) {
  const { t } = useTranslation("filling");
  const labels = new Map(variables.map(({ name, label }) => [name, label]));
  const parts = useMemo(() => filledParts(content, variables, values), [content, variables, values]);
  const shown = exact ? parts.filter(({ isLeftOut }) => !isLeftOut) : parts;
  return (
    <>
      <pre
        dir="auto"
        // A person's text, which may be translated, unlike code.
        translate="yes"
        className="prompt-text rounded-control border border-line bg-surface-sunken p-4 noscript:select-all sm:p-5"
      >
        {shown.map((part, at) => (
          // A part has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <Part key={at} {...part} labels={labels} breaks={at === 0 && shown.length > 1} />
        ))}
      </pre>
      {shown.some(({ isLeftOut }) => isLeftOut) && (
        <p className="phrases mt-2 text-sm text-ink-soft">{t("leftOut")}</p>
      )}
    </>
  );
}

/** The labels of the variables, by name. */
type Labels = ReadonlyMap<string, string>;

/** The text of a piece: of an open place the label of its field, without the braces, or a blank after the same label. */
function shownText({ text, name, isFilled }: FilledPiece, labels: Labels, before = ""): string {
  const label = name !== null && !isFilled && labels.get(name);
  return label ? (endsWithLabel(before, label) ? blank : label) : text;
}

/** A part of the text; `breaks`: with a line break at its end if it is left out. */
function Part({ pieces, isLeftOut, labels, breaks }: FilledPart & { labels: Labels; breaks: boolean }) {
  if (!isLeftOut)
    return pieces.map((piece, at) => (
      // Nor has a piece.
      // oxlint-disable-next-line react/no-array-index-key
      <Piece key={at} {...piece} text={shownText(piece, labels, pieces[at - 1]?.text)} />
    ));
  return (
    <span className="text-ink-soft italic">
      {pieces.map((piece, at) => shownText(piece, labels, pieces[at - 1]?.text))}
      {breaks && "\n"}
    </span>
  );
}

/** A piece of a text: an answer never leaves the browser, also not for its translation. */
function Piece({ text, name, isFilled }: FilledPiece) {
  if (name === null) return text;
  return (
    <mark
      dir={isFilled ? "auto" : undefined}
      translate="no"
      className={isFilled ? "filled-place" : "filled-place open-place"}
    >
      {text}
    </mark>
  );
}
