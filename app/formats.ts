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

/** The same for an instant, as its day is in Japan. */
export const dayInJapanFormat = oncePerLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Tokyo" }),
);
