import { href } from "react-router";

const field = "rework";

/** The form for an old prompt, which is optimized as soon as it is saved. */
export const reworkAddress = (): string => `${href("/dashboard/new")}?${field}`;

/** The generator's form for a line that is a prompt already: it becomes an old prompt. */
export const reworkLineAddress = `${href("/generate")}?${field}`;

/** The optimizer with its result for the stored text. */
export const reworkedAddress = (promptId: string): string =>
  `${href("/dashboard/prompts/:promptId/optimize", { promptId })}?${field}`;

/** Whether an address is one of these. */
export const isRework = (search: URLSearchParams): boolean => search.has(field);
