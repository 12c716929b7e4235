/**
 * An address as it is kept and compared: trimmed, A to Z in lower case. Other letters stay as they are, since some, such as
 * the Kelvin sign, would become a letter of somebody else's address.
 */
export const normalEmail = (email: string): string =>
  email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
