import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";

import type { VersionEntry } from "../responses";

/** Names a version by its number, its kind and its time. */
export function useVersionName(): (version: Pick<VersionEntry, "number" | "kind" | "createdAt">) => string {
  const { t } = useTranslation("history");
  const moment = useMoment("minute");
  return ({ number, kind, createdAt }) =>
    t("name", { number, kind: t(`kinds.${kind}`), time: moment(createdAt) });
}
