/** Prompts on a member's shelf. */
export const shelfLimit = 1_000;

/** Prompts per page of the shelf. */
export const shelfPageSize = 12;
