const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(?:A|iOS)?\//, "Microsoft Edge"],
  [/OP[RT]\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [pattern: RegExp, name: string][] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const firstOf = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Readable name of a User-Agent header, e.g. "Chrome, macOS"; null if unrecognized. */
export function browserName(userAgent: string): string | null {
  const known = [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean);
  return known.length > 0 ? known.join(", ") : null;
}
