/** Whether the field of this name has a secret (a password or an email's token), never repeated or stored. */
export const isSecretField = (name: string): boolean => /password|^token$/i.test(name);
