/** Begins the name of a field with an answer that the improved text has already. */
export const insertedField = "inserted:";
