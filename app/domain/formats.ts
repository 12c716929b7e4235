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
  dayOfYear: { month: "short", day: "numeric" },
  year: { year: "numeric" },
  minute: { dateStyle: "medium", timeStyle: "short" },
} as const;

type MomentStyle = keyof typeof momentStyles;

export type MomentPrecision = Exclude<MomentStyle, "dayOfYear" | "year">;

const formatsIn = (precision: MomentStyle, timeZone: string | undefined) =>
  oncePerLanguage((language) => new Intl.DateTimeFormat(language, { ...momentStyles[precision], timeZone }));

const momentFormats = {
  site: {
    day: formatsIn("day", siteZone.timeZone),
    shortDay: formatsIn("shortDay", siteZone.timeZone),
    dayOfYear: formatsIn("dayOfYear", siteZone.timeZone),
    year: formatsIn("year", siteZone.timeZone),
    minute: formatsIn("minute", siteZone.timeZone),
  },
  reader: {
    day: formatsIn("day", undefined),
    shortDay: formatsIn("shortDay", undefined),
    dayOfYear: formatsIn("dayOfYear", undefined),
    year: formatsIn("year", undefined),
    minute: formatsIn("minute", undefined),
  },
};

/** A moment as text: in the browser's zone, or in the site's, which is named after an hour. A short day names no current year. */
export function momentText(
  moment: Date,
  { language, precision, zone }: { language: string; precision: MomentPrecision; zone: "site" | "reader" },
): string {
  const formats = momentFormats[zone];
  const yearOf = (day: Date) => formats.year(language).format(day);
  const isShort = precision === "shortDay" && yearOf(moment) === yearOf(new Date());
  const text = formats[isShort ? "dayOfYear" : precision](language).format(moment);
  return zone === "site" && precision === "minute" ? `${text} ${siteZone.name}` : text;
}
