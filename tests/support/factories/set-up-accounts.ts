import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { openDb } from "~/db/client";
import { identities, users } from "~/db/schema";
import { findSession } from "~/features/accounts/find-session.server";
import { registerAccount } from "~/features/accounts/register-account.server";
import { signInWithGoogle } from "~/features/accounts/sign-in-with-google.server";
import { startSession } from "~/features/accounts/start-session.server";
import { verifyEmail } from "~/features/accounts/verify-email.server";
import { writeEmail } from "~/i18n/emails.server";
import { authorizationServer } from "~/platform/oauth/authorization-server.server";
import { randomIds } from "~/platform/ids";
import { kvCache } from "~/platform/kv-cache.server";
import { writtenMail, type Message } from "~/platform/mail/mail";
import { scryptPasswords } from "~/platform/passwords.server";
import { quotas, type RateLimits } from "~/platform/rate-limits";
import { r2Files } from "~/platform/r2-files.server";
import { webAuthn } from "~/platform/webauthn/webauthn";
import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { dumpDatabase, dumpSearch } from "../database/dump-everything";
import { inMemoryLimit } from "./in-memory-limit";
import { interruptibleSession } from "../database/interruptible-session";

export const minute = 60 * 1000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const password = "harbour lights at nine";

/** A network of no other test. */
export const newNetwork = () => `ip:${crypto.randomUUID()}`;

const site = "https://town.example";

/** Origin of email requests: a new network each time, so that tests share no budget. */
export const origin = {
  language: "en" as const,
  site,
  get network() {
    return newNetwork();
  },
};

/** So cheap that tests hash for real. */
const cheapPasswords = scryptPasswords({ ln: 4, r: 1, p: 1 });

let people = 0;

/** An address of no other test. */
export const newEmail = () => `resident-${(people += 1)}@example.com`;

/**
 * The services of account commands: real D1 and R2, emails into an array, a clock that stands still until `pass`,
 * cheap passwords, and the limits of `wrangler.toml` by that clock.
 */
export function setUpAccounts(start = "2026-03-01T12:00:00Z", passwords = cheapPasswords) {
  let now = Date.parse(start);
  const clock = { now: () => new Date(now) };
  const database = interruptibleSession(env.DB.withSession());
  const emails: Message[] = [];
  const errands: Promise<unknown>[] = [];
  const services = {
    db: openDb(database.session),
    clock,
    ids: randomIds,
    limits: Object.fromEntries(
      Object.entries(quotas).map(([name, quota]) => [name, inMemoryLimit(clock, quota)]),
    ) as RateLimits,
    mail: writtenMail({
      transport: async (message) => void emails.push(message),
      write: writeEmail,
      from: "Prompt Town <town@town.example>",
    }),
    passwords,
    cache: kvCache(env.CACHE),
    files: r2Files(env.FILES),
    webAuthn: webAuthn(site),
    oauth: authorizationServer({
      origin: site,
      kv: env.OAUTH,
      execution: { waitUntil: (work) => void errands.push(work) },
      lifetime: (90 * day) / 1000,
      registrationLifetime: day / 1000,
    }),
    search: d1SearchIndex(env.SEARCH.withSession()),
    // Most tests publish more than new members may.
    earlyPublications: 1_000,
    background: (work: Promise<unknown>) => void errands.push(work),
  };

  /** Waits for the work after the response. */
  const waitForBackground = () => Promise.all(errands.splice(0));

  async function register(email = newEmail(), chosen = password): Promise<string> {
    const userId = await registerAccount(services, { email, password: chosen }, origin);
    await waitForBackground();
    return userId;
  }

  /** Registers an account without a password. */
  async function join(email = newEmail()): Promise<string> {
    const identity = {
      issuer: site,
      subject: email,
      email,
      emailVerified: true,
      name: null,
    };
    return (await signInWithGoogle(services, identity, origin)).userId;
  }

  async function enter(
    userId: string,
    userAgent = "Firefox/140.0",
  ): Promise<{ token: string; viewer: Viewer }> {
    const { token } = await startSession(services, userId, { userAgent });
    return { token, viewer: await viewerOf(token) };
  }

  async function viewerOf(token: string): Promise<Viewer> {
    const found = await findSession(services, token);
    if (!found) throw new Error("Nobody is signed in with this token.");
    return found.viewer;
  }

  /** The token of the latest email to this address. */
  function tokenTo(email: string): string {
    const text = emails.findLast(({ to }) => to === email)?.text ?? "";
    return /\?token=([\w-]+)/.exec(text)?.[1] ?? "";
  }

  /** Verifies the address of an account that has just been registered. */
  async function verify(email: string): Promise<void> {
    const [owner] = await services.db.select().from(users).where(eq(users.email, email));
    await verifyEmail(services, owner!, tokenTo(email));
  }

  return {
    services,
    database,
    verify,
    waitForBackground,
    register,
    join,
    enter,
    viewerOf,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    emailsTo: (email: string) => emails.filter(({ to }) => to === email),
    tokenTo,
    user: (email: string) => services.db.select().from(users).where(eq(users.email, email)).get(),
    identitiesOf: (userId: string) =>
      services.db.select().from(identities).where(eq(identities.userId, userId)).orderBy(identities.provider),
    dump: async () => ({ ...(await dumpDatabase(services.db)), ...(await dumpSearch()) }),
  };
}
