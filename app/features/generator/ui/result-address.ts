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

/** A series with the result that was made last. */
export const seriesWith = (series: readonly string[], draftId: string): string[] =>
  [...series, draftId].slice(-seriesLimit);

const queryOf = (series: readonly string[]): string =>
  series.length > 0 ? `?${new URLSearchParams({ [field]: series.join(".") })}` : "";

/** Where a form that generates is sent, with the series that its result goes on. */
export const generateAddress = (series: readonly string[]): string =>
  `${href("/generate")}${queryOf(series)}`;

/** The address of a result, in its series. */
export const resultAddress = (draftId: string, series: readonly string[] = []): string =>
  `${href("/generate/:draftId", { draftId })}${queryOf(series)}#result`;
