import { href } from "react-router";

/** The address of a new comparison; it tells that some sets have no replies. */
export const comparisonAddress = (promptId: string, { id, failed }: { id: string; failed: number }): string =>
  href("/dashboard/prompts/:promptId/comparisons/:comparisonId", { promptId, comparisonId: id }) +
  (failed > 0 ? "?missing" : "");

/** The address of the form that compares a prompt, with the number of its sets. */
export function compareAddress(promptId: string, { number }: { number: number | null }, sets = 1): string {
  const query = new URLSearchParams({
    ...(number !== null && { version: String(number) }),
    ...(sets > 1 && { sets: String(sets) }),
  });
  return href("/dashboard/prompts/:promptId/compare", { promptId }) + (query.size > 0 ? `?${query}` : "");
}
