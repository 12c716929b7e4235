import { Icon } from "~/ui/icon";

import type { Piece } from "~/features/text/compare-texts";
import { useTranslation } from "~/i18n";
import { Checkbox } from "~/ui/checkbox";
import { HiddenFields } from "~/ui/field";
import { joinClasses } from "~/ui/join-classes";

import { changeField } from "../changes";
import { describeImprovement } from "../describe-improvement";
import type { Improvement } from "../improvement";

interface ChangeListProps {
  changes: readonly Piece[];
  /** The reasons of each change. */
  reasons: readonly (readonly Improvement[])[];
  /** The positions of the refused changes. */
  refusals: ReadonlySet<number>;
  onChange: (refusals: ReadonlySet<number>) => void;
}

/** The changes of an improvement, each to accept or refuse, under their reasons. */
export function ChangeList({ changes, reasons, refusals, onChange }: ChangeListProps) {
  const { t } = useTranslation("optimization");
  const choose = (at: number, isAccepted: boolean) => {
    const next = new Set(refusals);
    if (isAccepted) next.delete(at);
    else next.add(at);
    onChange(next);
  };
  const groups = new Map<string, number[]>();
  for (const at of changes.keys()) {
    if (isOfSpaces(changes[at]!)) continue;
    const why = (reasons[at] ?? []).map((one) => ("code" in one ? t(`why.${one.code}`) : one.text));
    const key = [...new Set(why)].join("\n");
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  return (
    <>
      <p className="phrases mt-2 text-sm">{t("choose")}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {Array.from(groups, ([why, positions]) => (
          <li key={why} className="rounded-control border border-line px-3 py-2">
            {why && (
              <p dir="auto" className="phrases text-sm break-words whitespace-pre-line">
                {why}
              </p>
            )}
            <ul>
              {positions.map((at) => (
                <li key={at}>
                  <Checkbox
                    name={changeField(at)}
                    className="group/change"
                    defaultChecked={!refusals.has(at)}
                    onChange={({ target }) => choose(at, target.checked)}
                    label={
                      <>
                        <span className="sr-only">{t("change", { number: at + 1 })} </span>
                        <ChangedWords {...changes[at]!} />
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <HiddenFields
        values={Object.fromEntries(
          changes.flatMap((change, at) => (isOfSpaces(change) ? [[changeField(at), "on"]] : [])),
        )}
      />
    </>
  );
}

const marks = {
  del: "no-underline group-has-checked/change:bg-danger-soft group-has-checked/change:text-danger group-has-checked/change:line-through group-has-checked/change:decoration-1",
  ins: "no-underline group-has-checked/change:bg-success-soft group-has-checked/change:text-success",
};

/** The words of a change; a refused one looks as it will be: without what would have come, and what would have gone as any text. */
function ChangedWords({ removed, added }: Piece) {
  const { t } = useTranslation("optimization");
  const [gone, come] = [shown(removed), shown(added)];
  return (
    <>
      <span dir="auto" translate="no" className="prompt-text block max-h-40 overflow-y-auto text-sm">
        {gone && <del className={marks.del}>{gone}</del>}
        {gone && come && " "}
        {come && (
          <ins
            className={joinClasses(
              marks.ins,
              gone ? "group-not-has-checked/change:hidden" : "group-not-has-checked/change:text-ink-soft",
            )}
          >
            {come}
          </ins>
        )}
      </span>
      <span className="text-sm text-ink-soft group-has-checked/change:hidden">
        {t(gone ? "stays" : "staysOut")}
      </span>
    </>
  );
}

/** Whether a change has no words to choose by: it is accepted. */
export const isOfSpaces = ({ removed, added }: Piece): boolean => !shown(removed) && !shown(added);

/** Changed words without the mark of their item. */
const shown = (words: string): string =>
  words.trim().replace(/^(?:[-*+・•●■◆▶]|\d{1,2}[.)．])(?:\s+|(?<=[・•●■◆▶]))/u, "");

interface ReasonsProps {
  of: readonly Improvement[];
  className?: string;
}

/** Reasons as sentences; renders nothing without any. */
export function Reasons({ of, className }: ReasonsProps) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <ul className={joinClasses("flex flex-col gap-1 text-sm", className)}>
      {of.map((improvement) => {
        const words = describeImprovement(improvement, t);
        return (
          <li key={words} className="flex items-start gap-2">
            <Icon name="check" className="h-lh w-4 shrink-0 text-success" />
            <span dir="auto" className="phrases min-w-0 break-words">
              {words}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
