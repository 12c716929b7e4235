/** Whether the field of this name has a secret (a password, an email's token, a passkey's signature), never repeated or stored. */
export const isSecretField = (name: string): boolean => /password|^(?:token|passkey)$/i.test(name);
