import type { ReactNode } from "react";

import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Checkbox } from "~/ui/checkbox";

import type { ListedRow, RowText } from "../import-row";
import type { StepProps } from "../import-state";

const tones = { new: "success", same: "neutral", differs: "lamp" } as const;

/** More rows are shown on demand: the button comes after them. */
const shownRows = 10;

/** The first rows of an import, each to open, and to leave out; renders nothing without any. */
export function ImportRows({ state: { listed, texts, counts } }: Pick<StepProps, "state">) {
  const { t } = useTranslation("transfer");
  if (listed.length === 0) return null;
  const isWhole = listed.length === counts.new + counts.same + counts.differs;
  return (
    <details open={listed.length <= shownRows} className="rounded-card border border-line">
      <summary className="min-h-11 px-3 py-2.5 font-semibold">
        {isWhole ? t("preview.table") : t("preview.rows", { count: listed.length })}
      </summary>
      <p className="phrases border-t border-line px-3 py-2 text-sm text-ink-soft">{t("preview.uncheck")}</p>
      {/* Distinguishes "none of them" from a form without rows. */}
      <input type="hidden" name="id" value="" />
      <ul aria-label={t("preview.table")} className="divide-y divide-line border-t border-line">
        {listed.map((row, at) => (
          <li key={`${row.file} ${row.line}`} className="px-3 py-1">
            {row.state === "same" ? (
              <p className="min-h-11 py-2 pl-8">
                <RowName row={row} />
              </p>
            ) : (
              <Checkbox name="id" value={at} defaultChecked label={<RowName row={row} />} />
            )}
            <OpenedText of={texts[at] ?? null}>{row.name}</OpenedText>
          </li>
        ))}
      </ul>
    </details>
  );
}

function RowName({ row: { name, state, hidden } }: { row: ListedRow }) {
  const { t } = useTranslation("transfer");
  return (
    <>
      <Badge tone={tones[state]}>{t(`preview.${state}`)}</Badge>{" "}
      <span dir="auto" className="break-words">
        {name}
      </span>{" "}
      {hidden > 0 && (
        <span className="block text-sm text-ink-soft">
          {t("preview.hidden")}: {hidden}
        </span>
      )}
    </>
  );
}

/** A row's whole text, once it is opened; `children`: the row's name, for screen readers. */
function OpenedText({ of, children }: { of: RowText | null; children: ReactNode }) {
  const { t } = useTranslation("transfer");
  if (!of) return null;
  return (
    <details className="pl-8">
      <summary className="min-h-11 w-fit py-2 text-sm text-accent-text">
        {t("preview.open")} <span className="sr-only">{children}</span>
      </summary>
      <p dir="auto" translate="no" className="prompt-text max-h-96 overflow-y-auto pb-2 text-sm">
        {of.text}
      </p>
      {of.isCut && <p className="phrases pb-2 text-sm text-ink-soft">{t("preview.cut")}</p>}
    </details>
  );
}
