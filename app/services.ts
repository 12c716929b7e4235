import type { Db } from "~/db/client";
import type { Cache } from "~/platform/kv-cache.server";
import type { Clock } from "~/platform/clock";
import type { D1Costs } from "~/platform/d1-costs.server";
import type { Files } from "~/platform/files";
import type { GoogleSignIn } from "~/platform/google/google-sign-in.server";
import type { Ids } from "~/platform/ids";
import type { Images } from "~/platform/images/cloudflare-images.server";
import type { Mail } from "~/platform/mail/mail";
import type { OAuthServer } from "~/platform/oauth/oauth";
import type { OutboxMail } from "~/platform/mail/outbox-transport.server";
import type { Model } from "~/platform/model/model";
import type { Passwords } from "~/platform/passwords.server";
import type { Pictures } from "~/platform/pictures/pictures";
import type { RateLimits } from "~/platform/rate-limits";
import type { SearchIndex } from "~/platform/search/search-index";
import type { WebAuthn } from "~/platform/webauthn/webauthn";

/** The adapters of the commands. Built once per request by `workers/services.ts`. */
export interface Services {
  db: Db;
  clock: Clock;
  ids: Ids;
  limits: RateLimits;
  /** Null without a key: the built-in engine responds instead. */
  model: Model | null;
  /** Model calls allowed per UTC day. */
  modelBudget: { perCaller: number; inAll: number };
  /** Replies of prompts run on the site per UTC day: of a visitor's network, and of a member with a verified address. */
  tryBudget: { perVisitor: number; perMember: number };
  mail: Mail;
  passwords: Passwords;
  /** The local outbox; null where emails are really sent. */
  outbox: (() => Promise<OutboxMail[]>) | null;
  cache: Cache;
  files: Files;
  images: Images;
  pictures: Pictures;
  search: SearchIndex;
  /** Null without a client id: Google is not offered. */
  google: GoogleSignIn | null;
  /** Passkeys; null where the site's address is not known, or a number. */
  webAuthn: WebAuthn | null;
  /** The sign-in of MCP clients; null where the site's address is not known: it is part of every grant. */
  oauth: OAuthServer | null;
  /** Continues work after the response; its errors are logged. */
  background(work: Promise<unknown>): void;
  /** Lower-cased; valid only for members with a verified address. */
  adminEmails: readonly string[];
  /** Publications allowed in the first hour of an account. */
  earlyPublications: number;
  /** The promotion in the welcome dialog. Null if there is none. */
  welcomePromotion: { name: string; url: string } | null;
  /** Scheme and host in emails and at Google. Null if it is not configured: then no email is sent. */
  siteOrigin: string | null;
  supportEmail: string;
  /** Costs of the databases so far. */
  costs: Readonly<D1Costs>;
  /** Whether responses report their database costs: for measurements only. */
  showsCosts: boolean;
}
