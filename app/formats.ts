import { oncePerLanguage } from "./once-per-language";

// To make a formatter takes as long as a hundred uses of it.

/** Numbers as a language writes them. */
export const numberFormat = oncePerLanguage((language) => new Intl.NumberFormat(language));

/** Names in a row, as a language joins them. */
export const listFormat = oncePerLanguage((language) => new Intl.ListFormat(language));

/** A day without a time, given as midnight UTC: long month, numeric year and day. */
export const dayFormat = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }),
);

/** The zone of the site's days and hours, where nobody knows the reader's: that of the town. */
const siteZone = { timeZone: "Asia/Tokyo", name: "JST" };

const momentStyles = {
  day: { dateStyle: "long" },
  minute: { dateStyle: "medium", timeStyle: "short" },
} as const;

export type MomentPrecision = keyof typeof momentStyles;

const formatsIn = (precision: MomentPrecision, timeZone: string | undefined) =>
  oncePerLanguage((language) => new Intl.DateTimeFormat(language, { ...momentStyles[precision], timeZone }));

const momentFormats = {
  site: { day: formatsIn("day", siteZone.timeZone), minute: formatsIn("minute", siteZone.timeZone) },
  reader: { day: formatsIn("day", undefined), minute: formatsIn("minute", undefined) },
};

/** A moment in words: as the browser's own zone has it, or as the site's, which is named beside an hour. */
export function momentText(
  moment: Date,
  { language, precision, zone }: { language: string; precision: MomentPrecision; zone: "site" | "reader" },
): string {
  const text = momentFormats[zone][precision](language).format(moment);
  return zone === "site" && precision === "minute" ? `${text} ${siteZone.name}` : text;
}
