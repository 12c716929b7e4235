import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

interface Cost {
  /** Binary logarithm of N. */
  ln: number;
  r: number;
  p: number;
}

const derive = promisify<
  string,
  Uint8Array,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** Hashes passwords at one cost, and checks them at that of their hash. */
export interface Passwords {
  /**
   * The password as a PHC string (`$scrypt$ln=…,r=…,p=…$salt$key`) with its own salt. The whole password counts,
   * as UTF-8 bytes, neither cut nor normalized.
   */
  hash(password: string): Promise<string>;
  /** Whether the password matches this PHC string, compared in constant time; a malformed string matches none. */
  verify(password: string, phc: string): Promise<boolean>;
  /** Whether the string has other parameters, so that the next sign-in should replace it. */
  needsRehash(phc: string): boolean;
  /** Hash for a missing account: as expensive to check as any other, and no known password matches. */
  dummyHash: string;
}

/** OWASP Password Storage Cheat Sheet: scrypt with 16 MiB and p = 5. */
const recommended: Cost = { ln: 14, r: 8, p: 5 };
const saltLength = 16;
const keyLength = 32;

/** Memory limit of a stored string: an isolate has 128 MB in all. */
const mostMemory = 32 * 1024 * 1024;
const mostRounds = 16;

const pattern =
  /^\$scrypt\$ln=([1-9]\d?),r=([1-9]\d{0,2}),p=([1-9]\d?)\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43})$/;

export const scryptPasswords = (current: Cost = recommended): Passwords => ({
  async hash(password) {
    const salt = randomBytes(saltLength);
    return print(current, salt, await run(password, salt, current));
  },
  async verify(password, phc) {
    const stored = parse(phc);
    if (!stored) return false;
    return timingSafeEqual(await run(password, stored.salt, stored.cost), stored.key);
  },
  needsRehash(phc) {
    const stored = parse(phc);
    if (!stored) return true;
    const { cost, salt } = stored;
    return (
      cost.ln !== current.ln || cost.r !== current.r || cost.p !== current.p || salt.byteLength !== saltLength
    );
  },
  dummyHash: print(current, new Uint8Array(saltLength), new Uint8Array(keyLength)),
});

const run = (password: string, salt: Uint8Array, { ln, r, p }: Cost) =>
  // The default limit is 32 MiB in all, which the largest allowed table alone would use up.
  derive(password, salt, keyLength, { N: 2 ** ln, r, p, maxmem: 2 * mostMemory });

function parse(phc: string): { cost: Cost; salt: Uint8Array; key: Uint8Array } | null {
  const [, ln, r, p, salt, key] = pattern.exec(phc) ?? [];
  if (!salt || !key) return null;
  const cost: Cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  if (128 * 2 ** cost.ln * cost.r > mostMemory || cost.p > mostRounds) return null;
  return { cost, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") };
}

function print({ ln, r, p }: Cost, salt: Uint8Array, key: Uint8Array): string {
  const base64 = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString("base64")
      .replace(/={1,2}$/, "");
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
}
