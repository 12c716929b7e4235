export const shelfLimit = 1_000;

export const shelfPageSize = 12;
