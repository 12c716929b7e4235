/** Whether what is in the field of this name, a password or a letter's key, is never repeated nor kept. */
export const isSecretField = (name: string): boolean => /password|^token$/i.test(name);
