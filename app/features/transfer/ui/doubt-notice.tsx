import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { ImportState } from "../import-state";
import { usePlace } from "./fault-list";

/** The rows whose quotation marks do not pair up: how they are read is a guess. */
export function DoubtNotice({ doubtful }: Pick<ImportState, "doubtful">) {
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
