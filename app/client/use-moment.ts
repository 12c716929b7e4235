import { momentText, type MomentPrecision } from "~/formats";
import { useTranslation } from "~/i18n";
import { useHydrated } from "~/ui/use-hydrated";

/**
 * Says every moment of the site, to the minute or the day, in the reader's language and time zone; until scripts know the zone, in
 * the site's.
 */
export function useMoment(precision: MomentPrecision): (moment: Date) => string {
  const { language } = useTranslation();
  // The server does not know the reader's time zone; the browser does.
  const zone = useHydrated() ? "reader" : "site";
  return (moment) => momentText(moment, { language: language, precision, zone });
}
