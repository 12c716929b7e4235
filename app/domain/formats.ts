import { oncePerLanguage } from "./once-per-language";

// Creating a formatter takes as long as a hundred uses of it.

export const numberFormat = oncePerLanguage((language) => new Intl.NumberFormat(language));

export const listFormat = oncePerLanguage((language) => new Intl.ListFormat(language));

/** A day without a time, given as midnight UTC: long month, numeric year and day. */
export const dayFormat = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }),
);

/** The town's zone, for a reader whose zone is not known; named after an hour. */
const townZone = { timeZone: "Asia/Tokyo", name: "JST" };

const momentStyles = {
  day: { dateStyle: "long" },
  shortDay: { dateStyle: "medium" },
  dayOfYear: { month: "short", day: "numeric" },
  year: { year: "numeric" },
  minute: { dateStyle: "medium", timeStyle: "short" },
} as const;

type MomentStyle = keyof typeof momentStyles;

export type MomentPrecision = Exclude<MomentStyle, "dayOfYear" | "year">;

/** The cookie by which a browser tells its time zone; its scripts set it. */
export const zoneCookie = "zone";

/** The time zone of this browser. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The name of a time zone as Intl writes it. Null for one that Intl does not know: browsers and servers learn zones at different times. */
export function knownZone(zone: string | null | undefined): string | null {
  try {
    return zone ? new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}

function formatsIn(zone: string | null) {
  const timeZone = knownZone(zone);
  const format = (style: MomentStyle) =>
    oncePerLanguage(
      (language) =>
        new Intl.DateTimeFormat(language, {
          ...momentStyles[style],
          timeZone: timeZone ?? townZone.timeZone,
        }),
    );
  return {
    day: format("day"),
    shortDay: format("shortDay"),
    dayOfYear: format("dayOfYear"),
    year: format("year"),
    minute: format("minute"),
    afterHour: timeZone ? "" : ` ${townZone.name}`,
  };
}

type Formats = ReturnType<typeof formatsIn>;

/** Formatters of zones, for the life of the isolate or page. */
const zones = new Map<string | null, Formats>();

/** Senders name zones: at most so many are held at once. */
const heldZones = 16;

function formatsOf(zone: string | null): Formats {
  const formats = zones.get(zone) ?? formatsIn(zone);
  if (!zones.has(zone) && zones.size >= heldZones) zones.clear();
  zones.set(zone, formats);
  return formats;
}

/** A moment as text in a time zone; without one in the town's, which is named after an hour. A short day names no current year. */
export function momentText(
  moment: Date,
  { language, precision, zone }: { language: string; precision: MomentPrecision; zone: string | null },
): string {
  const formats = formatsOf(zone);
  const yearOf = (day: Date) => formats.year(language).format(day);
  const isShort = precision === "shortDay" && yearOf(moment) === yearOf(new Date());
  const text = formats[isShort ? "dayOfYear" : precision](language).format(moment);
  return precision === "minute" ? text + formats.afterHour : text;
}
