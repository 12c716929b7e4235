import { oncePerLanguage } from "./once-per-language";

// Creating a formatter takes as long as a hundred uses of it.

export const numberFormat = oncePerLanguage((language) => new Intl.NumberFormat(language));

export const listFormat = oncePerLanguage((language) => new Intl.ListFormat(language));

/** A day without a time, given as midnight UTC: long month, numeric year and day. */
export const dayFormat = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }),
);

/** Fallback zone for days and hours without the reader's: the town's. */
const siteZone = { timeZone: "Asia/Tokyo", name: "JST" };

const momentStyles = {
  day: { dateStyle: "long" },
  shortDay: { dateStyle: "medium" },
  minute: { dateStyle: "medium", timeStyle: "short" },
} as const;

export type MomentPrecision = keyof typeof momentStyles;

const formatsIn = (precision: MomentPrecision, timeZone: string | undefined) =>
  oncePerLanguage((language) => new Intl.DateTimeFormat(language, { ...momentStyles[precision], timeZone }));

const momentFormats = {
  site: {
    day: formatsIn("day", siteZone.timeZone),
    shortDay: formatsIn("shortDay", siteZone.timeZone),
    minute: formatsIn("minute", siteZone.timeZone),
  },
  reader: {
    day: formatsIn("day", undefined),
    shortDay: formatsIn("shortDay", undefined),
    minute: formatsIn("minute", undefined),
  },
};

/** A moment as text: in the browser's zone, or in the site's, which is named after an hour. */
export function momentText(
  moment: Date,
  { language, precision, zone }: { language: string; precision: MomentPrecision; zone: "site" | "reader" },
): string {
  const text = momentFormats[zone][precision](language).format(moment);
  return zone === "site" && precision === "minute" ? `${text} ${siteZone.name}` : text;
}
