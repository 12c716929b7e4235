/** Whether what is typed into the field of this name is never repeated nor kept, and so typed again. */
export const isSecretField = (name: string): boolean => /password/i.test(name);
