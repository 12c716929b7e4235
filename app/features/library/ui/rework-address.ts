import { href } from "react-router";

const field = "rework";

/** The form for an old prompt, which is optimized as soon as it is saved. */
export const reworkAddress = (): string => `${href("/dashboard/new")}?${field}`;

/** The optimizer with its result for the stored text. */
export const reworkedAddress = (promptId: string): string =>
  `${href("/dashboard/prompts/:promptId/optimize", { promptId })}?${field}`;

/** Whether an address is one of these. */
export const isRework = (search: URLSearchParams): boolean => search.has(field);
