export const trashPageSize = 50;

/** Items of a trash that are counted: each one counted is read. */
export const countedTrash = 1_000;
