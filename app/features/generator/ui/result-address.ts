import { href } from "react-router";

/** The address of a result; `earlier`: the id of the result on whose page it was made. */
export function resultAddress(draftId: string, earlier?: string | null): string {
  const query = earlier ? `?${new URLSearchParams({ before: earlier })}` : "";
  return `${href("/generate/:draftId", { draftId })}${query}#result`;
}
