/** The name of the folder that every member has; screens translate it (specification, section 3). */
export const uncategorized = "uncategorized";
