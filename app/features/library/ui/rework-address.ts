import { href } from "react-router";

const field = "rework";

/** The form for an old prompt, which is optimized as soon as it is saved. */
export const reworkAddress = (): string => `${href("/dashboard/new")}?${field}`;

/** Whether an address is that of the form for an old prompt. */
export const isRework = (search: URLSearchParams): boolean => search.has(field);
