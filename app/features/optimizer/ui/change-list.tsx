import { Icon } from "~/ui/icon";

import { markLooks } from "~/features/prompts/history/ui/comparison";
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

/** The changes of an improvement, each to accept or refuse. */
export function ChangeList({ changes, reasons, refusals, onChange }: ChangeListProps) {
  const { t } = useTranslation("optimization");
  const choose = (at: number, isAccepted: boolean) => {
    const next = new Set(refusals);
    if (isAccepted) next.delete(at);
    else next.add(at);
    onChange(next);
  };
  return (
    <>
      <p className="phrases mt-2 text-sm">{t("choose")}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {changes.map(({ removed, added }, at) =>
          isOfSpaces({ removed, added }) ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- A change has no key but its position.
            <li key={at} className="rounded-control border border-line px-3 py-1">
              <Checkbox
                name={changeField(at)}
                defaultChecked={!refusals.has(at)}
                onChange={({ target }) => choose(at, target.checked)}
                label={
                  <>
                    <span className="sr-only">{t("change", { number: at + 1 })} </span>
                    <span
                      dir="auto"
                      translate="no"
                      className="prompt-text block max-h-40 overflow-y-auto text-sm"
                    >
                      {shown(removed) && <del className={markLooks.del}>{shown(removed)}</del>}
                      {shown(removed) && shown(added) && " "}
                      {shown(added) && <ins className={markLooks.ins}>{shown(added)}</ins>}
                    </span>
                  </>
                }
              />
              <Reasons of={reasons[at] ?? []} beside className="pb-2 pl-8" />
            </li>
          ),
        )}
      </ul>
      <HiddenFields
        values={Object.fromEntries(
          changes.flatMap((change, at) => (isOfSpaces(change) ? [[changeField(at), "on"]] : [])),
        )}
      />
    </>
  );
}

/** Whether a change has no words to choose by: it is accepted. */
const isOfSpaces = ({ removed, added }: Piece): boolean => !shown(removed) && !shown(added);

/** Changed words without the mark of their item. */
const shown = (words: string): string =>
  words.trim().replace(/^(?:[-*+・•●■◆▶]|\d{1,2}[.)．])(?:\s+|(?<=[・•●■◆▶]))/u, "");

interface ReasonsProps {
  of: readonly Improvement[];
  /** The changed words stand beside the reasons, which do not repeat them. */
  beside?: boolean;
  className?: string;
}

/** Reasons as sentences; renders nothing without any. */
export function Reasons({ of, beside = false, className }: ReasonsProps) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <ul className={joinClasses("flex flex-col gap-1 text-sm", className)}>
      {of.map((improvement) => {
        const words =
          beside && "code" in improvement
            ? t(`optimization:why.${improvement.code}`)
            : describeImprovement(improvement, t);
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
