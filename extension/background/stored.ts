import { createStore, get, set, update } from "idb-keyval";

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

/** The site, and the member's connection to it. */
export interface Connection {
  site: string;
  endpoints?: Endpoints;
  client?: Client;
  tokens?: Tokens;
  /** The member's name when they signed in. Null: they have none. Undefined: the site did not tell. */
  name?: string | null;
}

const key = "connection";
const initial: Connection = { site: import.meta.env.SITE_ORIGIN as string };

let opened: ReturnType<typeof createStore> | undefined;

/** The extension's own database: no script beside a page can open it, as it can `storage.local` in Firefox. */
const store = () => (opened ??= createStore("prompt-town", "own"));

/** The connection in one piece: a call reads it once, so that no token goes to another site. */
export const readConnection = async (): Promise<Connection> =>
  (await get<Connection>(key, store())) ?? initial;

/** Changes the connection, unless it has become another one since it was read: then it stays, and this is false. */
export async function changeConnection(
  { site, tokens }: Connection,
  change: Partial<Connection>,
): Promise<boolean> {
  let isSame = false;
  const next = (now = initial): Connection => {
    isSame = now.site === site && now.tokens?.refresh === tokens?.refresh;
    return isSame ? { ...now, ...change } : now;
  };
  await update<Connection>(key, next, store());
  return isSame;
}

/** Begins anew at a site. */
export const startConnection = (site: string): Promise<void> =>
  set(key, { site } satisfies Connection, store());
