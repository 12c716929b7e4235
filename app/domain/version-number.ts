/** The parameter of a link that names a version of a prompt: `?v=3`. */
export const versionParameter = "v";

/** The highest number of a version: addresses have nine digits. */
export const highestVersion = 999_999_999;

/** The number of a version, as an address has it. Null if it is not the number of a version. */
export const parseVersionNumber = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The version in the query of a link: undefined without one, 0 for what is no number, which no version has. */
export const versionInQuery = (query: URLSearchParams): number | undefined =>
  query.has(versionParameter) ? (parseVersionNumber(query.get(versionParameter)) ?? 0) : undefined;

/** The query of a link to a version; empty for the current text. */
export const versionQuery = (version: number | null | undefined): string =>
  version ? `?${versionParameter}=${version}` : "";
