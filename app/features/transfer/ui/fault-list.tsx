import { errorStatus, type ErrorCode, type FieldErrorCode } from "~/errors";
import { useTranslation } from "~/i18n";

import { rowFaultCodes, type RowFault, type RowPlace } from "../import-row";

const fields = [
  "originalInput",
  "content",
  "type",
  "tags",
  "variables",
  "folder",
  "title",
  "description",
  "createdAt",
  "updatedAt",
  "pinnedAt",
  "lastUsedAt",
  "version",
  "versionKind",
  "remixOf",
  "versions",
] as const;

const isFieldCode = (code: RowFault["code"]): code is FieldErrorCode => !Object.hasOwn(errorStatus, code);

interface FaultListProps {
  faults: readonly RowFault[];
  /** Number of all faults. */
  count: number;
}

/** Says where a row is. */
export function usePlace(): (row: RowPlace) => string {
  const { t } = useTranslation("transfer");
  return ({ line, file }) => (file ? t("faults.place", { file, line }) : t("faults.line", { line }));
}

/** More faults are shown on demand. */
const shownFaults = 10;

/** Rows that are not imported: where they are and why. */
export function FaultList({ faults, count }: FaultListProps) {
  const { t } = useTranslation(["transfer", "errors"]);
  const place = usePlace();
  if (count === 0) return null;
  const reason = ({ code, limit, field }: RowFault) => {
    const fault = rowFaultCodes.find((name) => name === code);
    if (fault) return t(`reason.${fault}`);
    const text = isFieldCode(code)
      ? t(`errors:field.${code}`, { limit })
      : t(`errors:${code as ErrorCode}`, { limit });
    const known = fields.find((name) => name === field);
    return known ? `${t(`field.${known}`)}: ${text}` : text;
  };
  return (
    <details open={faults.length <= shownFaults} className="rounded-card border border-line">
      <summary className="min-h-11 px-3 py-2.5 font-semibold">{t("faults.title", { count })}</summary>
      <ul className="divide-y divide-line border-t border-line">
        {faults.map((fault) => (
          <li key={`${fault.file} ${fault.line}`} className="px-3 py-2">
            <span className="font-medium break-words">{place(fault)}</span>{" "}
            <span className="phrases block text-sm text-ink-soft">{reason(fault)}</span>
          </li>
        ))}
      </ul>
      {count > faults.length && (
        <p className="px-3 py-2 text-sm text-ink-soft">{t("faults.more", { count: faults.length })}</p>
      )}
    </details>
  );
}
