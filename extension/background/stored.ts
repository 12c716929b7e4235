import { browser } from "wxt/browser";

/** A registered app; it is good for a day, or as long as a connection that was made with it. */
export interface Client {
  id: string;
  redirect: string;
  until: number;
}

/** Addresses of a site's authorization server. */
export interface Endpoints {
  authorize: string;
  token: string;
  register: string;
  revoke: string;
}

export interface Tokens {
  access: string;
  refresh: string;
  /** When the access token ends, in milliseconds. */
  until: number;
}

interface Stored {
  /** The chosen site; absent: the one that the extension was built for. */
  site?: string;
  endpoints?: Endpoints;
  client?: Client;
  tokens?: Tokens;
}

/**
 * Reads what the extension remembers between visits. Only its own pages and its background can: neither web pages nor the scripts
 * beside them.
 */
export const readStored = async <Key extends keyof Stored>(key: Key): Promise<Stored[Key]> =>
  ((await browser.storage.local.get(key)) as Stored)[key];

export const writeStored = (stored: Stored): Promise<void> => browser.storage.local.set(stored);

export const forgetStored = (...keys: (keyof Stored)[]): Promise<void> => browser.storage.local.remove(keys);

/** The origin of the site. */
export const readSite = async (): Promise<string> =>
  (await readStored("site")) ?? (import.meta.env.SITE_ORIGIN as string);
