import { momentText, type MomentPrecision } from "~/domain/formats";
import { useTranslation } from "~/i18n";

import { useRootData } from "./root-data";

/** Formats dates in the reader's language and, in the browser as on the server, in the zone that the server chose. */
export function useMoment(precision: MomentPrecision): (moment: Date) => string {
  const { language } = useTranslation();
  const zone = useRootData()?.zone ?? null;
  return (moment) => momentText(moment, { language, precision, zone });
}
