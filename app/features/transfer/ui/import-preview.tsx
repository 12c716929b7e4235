import { useFormErrors } from "~/client/form-errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { joinClasses } from "~/ui/join-classes";
import { FormError, Notice } from "~/ui/notice";

import { importChoices } from "../limits";
import { EncodingNote } from "./encoding-note";
import { FaultList, usePlace } from "./fault-list";
import { ImportRows } from "./import-rows";
import type { StepProps, ImportState, HiddenCount } from "../import-state";

/** Classes that show what belongs to a choice while it is the chosen one, with scripts and without; and while rows are left out. */
const shownFor = {
  all: "group-has-[[type=checkbox]:not(:checked)]:hidden!",
  chosen: "hidden group-has-[[type=checkbox]:not(:checked)]:inline",
  skip: "group-has-[[value=both]:checked]:hidden group-has-[[value=replace]:checked]:hidden",
  both: "hidden group-has-[[value=both]:checked]:inline",
  replace: "hidden group-has-[[value=replace]:checked]:inline",
} as const;

/** The effects of an import, before it has any. */
export function ImportPreview({ state, refused }: StepProps) {
  const { t } = useTranslation("transfer");
  const { formError } = useFormErrors(refused);
  const { counts, total } = state;
  const outcomes = state.outcomes ?? { skip: total, both: total, replace: total };
  return (
    <form method="post" className="group flex flex-col gap-5">
      <FormError>{formError}</FormError>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(["new", "same", "differs", "broken"] as const).map((name) => (
          <div key={name} className="rounded-card border border-line p-3">
            <dt className="text-sm text-ink-soft">{t(`preview.${name}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{counts[name]}</dd>
          </div>
        ))}
      </dl>
      <EncodingNote encodings={state.encodings} />
      <HiddenNotice hidden={state.hidden} isKept={state.keepHidden} />
      <DoubtNotice doubtful={state.doubtful} />
      <FaultList faults={state.faults} count={counts.broken} />
      <ImportRows state={state} />
      {counts.differs > 0 && (
        <fieldset className="flex flex-col">
          <legend className="mb-1 font-semibold">{t("preview.choice")}</legend>
          {importChoices.map((choice) => (
            <label key={choice} className="flex min-h-11 items-start gap-3 py-2">
              <span className="flex h-lh shrink-0 items-center">
                <input
                  type="radio"
                  name="choice"
                  value={choice}
                  defaultChecked={choice === "skip"}
                  className="size-5 accent-accent"
                />
              </span>
              <span className="min-w-0">{t(`choice.${choice}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {importChoices
        .filter((choice) => outcomes[choice] === 0)
        .map((choice) => (
          <p key={choice} className={shownFor[choice]}>
            {t(choice === "skip" && counts.differs > 0 ? "preview.nothingNew" : "preview.nothing")}
          </p>
        ))}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button type="submit" name="step" value="discard" variant="secondary">
          {t("preview.discard")}
        </Button>
        {importChoices
          .filter((choice) => outcomes[choice] > 0)
          .map((choice) => (
            <span key={choice} className={joinClasses(shownFor[choice], shownFor.all)}>
              <Button type="submit" name="step" value="run" className="w-full">
                {t("preview.submit", { count: outcomes[choice] })}
              </Button>
            </span>
          ))}
        <span className={shownFor.chosen}>
          <Button type="submit" name="step" value="run" className="w-full">
            {t("preview.submitChosen")}
          </Button>
        </span>
      </div>
    </form>
  );
}

/** The rows whose quotation marks do not pair up: how they are read is a guess. */
function DoubtNotice({ doubtful }: Pick<ImportState, "doubtful">) {
  const { t } = useTranslation("transfer");
  const place = usePlace();
  if (!doubtful?.count) return null;
  const { count, first } = doubtful;
  return (
    <Notice title={t("doubtful.title", { count })}>
      <p>{t("doubtful.reason")}</p>
      <ul className="flex flex-wrap gap-x-3">
        {first.map((row) => (
          <li key={`${row.file} ${row.line}`}>{place(row)}</li>
        ))}
      </ul>
      {count > first.length && <p>{t("faults.more", { count: first.length })}</p>}
    </Notice>
  );
}

interface HiddenNoticeProps {
  hidden: readonly HiddenCount[];
  isKept: boolean;
}

/** The hidden characters of an upload, by code point. */
function HiddenNotice({ hidden, isKept }: HiddenNoticeProps) {
  const { t } = useTranslation("transfer");
  if (hidden.length === 0) return null;
  const count = hidden.reduce((sum, one) => sum + one.count, 0);
  return (
    <Notice title={t("hidden.title", { count })}>
      {t(isKept ? "hidden.kept" : "hidden.removed")}
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {hidden.map(({ codePoint, kind, count: number }) => (
          <li key={codePoint} className="tabular-nums">
            {codePoint} {t(`kind.${kind}`)} ×{number}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
