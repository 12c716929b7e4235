import { useTranslation } from "react-i18next";

import { useHydrated } from "~/ui/use-hydrated";

/** Says moments in the reader's language and time zone, to the minute or the day; until scripts know the zone, in UTC. */
export function useMoment(precision: "minute" | "day"): (date: Date) => string {
  const { i18n } = useTranslation();
  // The server does not know the reader's time zone; the browser does.
  const local = useHydrated();
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: "medium",
    timeStyle: precision === "minute" ? "short" : undefined,
    timeZone: local ? undefined : "UTC",
  });
  return (date) => (local || precision === "day" ? format.format(date) : `${format.format(date)} UTC`);
}
