import { momentText, type MomentPrecision } from "~/domain/formats";
import { useTranslation } from "~/i18n";
import { useHydrated } from "~/ui/use-hydrated";

/** Formats dates in the reader's language and time zone; before hydration in the site's time zone. */
export function useMoment(precision: MomentPrecision): (moment: Date) => string {
  const { language } = useTranslation();
  // Only the browser knows the reader's time zone.
  const zone = useHydrated() ? "reader" : "site";
  return (moment) => momentText(moment, { language: language, precision, zone });
}
