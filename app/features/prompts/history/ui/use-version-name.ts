import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";

import type { VersionEntry } from "../responses";

/** Names a version by its number, its kind and its time; as an `option`, by what fits into a list of choices. */
export function useVersionName(
  key: "name" | "option" = "name",
): (version: Pick<VersionEntry, "number" | "kind" | "createdAt">, restoredFrom?: number | null) => string {
  const { t } = useTranslation("history");
  const moment = useMoment("minute");
  return ({ number, kind, createdAt }, restoredFrom) =>
    t(key, {
      number,
      kind: restoredFrom ? t("restoredFrom", { number: restoredFrom }) : t(`kinds.${kind}`),
      time: moment(createdAt),
    });
}
