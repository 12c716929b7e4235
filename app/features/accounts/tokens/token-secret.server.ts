import { createToken, hashToken } from "~/platform/tokens";

import { tokenPrefix } from "./limits";

const form = new RegExp(`^${tokenPrefix}([\\w-]{43})([\\w-]{6})$`);

const checksumOf = async (random: string) => (await hashToken(random)).slice(0, 6);

/** A new token: the prefix, 32 random bytes as 43 characters, and their checksum in 6 characters. */
export async function createSecret(): Promise<string> {
  const random = createToken();
  return tokenPrefix + random + (await checksumOf(random));
}

/** Whether a text has the form and checksum of a token; detects typos without a query. */
export async function isSecret(text: string): Promise<boolean> {
  const [, random, checksum] = form.exec(text) ?? [];
  return random !== undefined && checksum === (await checksumOf(random));
}
