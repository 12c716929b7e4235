import { href } from "react-router";

/** Results that the page of one leads to at most. */
const seriesLimit = 10;

/** The name in an address for the ids of the results of which one was made from the other. */
const field = "series";

/** The series that an address names, oldest first. */
export const seriesIn = (search: URLSearchParams): string[] =>
  (search.get(field) ?? "").split(".", seriesLimit).filter(Boolean);

/** The series of a result; by itself it is a series of one. */
export function seriesOf(search: URLSearchParams, draftId: string): string[] {
  const ids = seriesIn(search);
  return ids.includes(draftId) ? ids : [draftId];
}

/** A series with a new result, after the one that it was made from. */
export const seriesWith = (series: readonly string[], from: string | null, draftId: string): string[] =>
  series.toSpliced(from === null ? 0 : series.indexOf(from) + 1, 0, draftId).slice(-seriesLimit);

/** The result on whose page a form that generates is, by the address that the form is sent to. */
export const resultBefore = (search: URLSearchParams): string | null => search.get("from");

const queryOf = (series: readonly string[]): string =>
  series.length > 1 ? `?${new URLSearchParams({ [field]: series.join(".") })}` : "";

/** Where a form that generates is sent; from the page of the result `from`, with its series. */
export const generateAddress = (series: readonly string[], from: string | undefined): string =>
  from === undefined
    ? href("/generate")
    : `${href("/generate")}?${new URLSearchParams({ [field]: series.join("."), from })}`;

/** The state of a result's address. */
export interface ResultState {
  /** The text that was refused came out again. */
  isSame: boolean;
}

/** The address of a result, in its series. */
export const resultAddress = (draftId: string, series: readonly string[] = []): string =>
  `${href("/generate/:draftId", { draftId })}${queryOf(series)}#result`;
