import type { Db } from "~/db/client";
import type { Cache } from "~/platform/kv-cache.server";
import type { Clock } from "~/platform/clock";
import type { D1Costs } from "~/platform/d1-costs.server";
import type { Files } from "~/platform/files";
import type { GoogleSignIn } from "~/platform/google/google-sign-in.server";
import type { Ids } from "~/platform/ids";
import type { Images } from "~/platform/images/cloudflare-images.server";
import type { Mail } from "~/platform/mail/mail";
import type { OutboxMail } from "~/platform/mail/outbox-transport.server";
import type { Model } from "~/platform/model/model";
import type { PageStore } from "~/platform/edge-page-store.server";
import type { Pictures } from "~/platform/pictures/pictures";
import type { RateLimits } from "~/platform/rate-limits";
import type { SearchIndex } from "~/platform/search/search-index";

/** Everything outside the product that its commands need. Built once per request by `workers/services.ts`. */
export interface Services {
  db: Db;
  clock: Clock;
  ids: Ids;
  limits: RateLimits;
  /** Null when no key is configured: the built-in composer answers instead. */
  model: Model | null;
  /** Model calls allowed per UTC day. */
  modelBudget: { perCaller: number; inAll: number };
  mail: Mail;
  /** Where letters lie when none is sent; null where they are sent. */
  outbox: (() => Promise<OutboxMail[]>) | null;
  cache: Cache;
  files: Files;
  images: Images;
  pictures: Pictures;
  pages: PageStore;
  search: SearchIndex;
  /** Null when no client is configured: nothing offers Google. */
  google: GoogleSignIn | null;
  /** Goes on with a piece of work after the response has left; what it throws is logged. */
  background(work: Promise<unknown>): void;
  /** Lower-cased; they count only for members whose address is verified. */
  adminEmails: readonly string[];
  /** The promotion in the welcome dialog; null: none. */
  welcomePromotion: { name: string; url: string } | null;
  /** Scheme and host in letters and at Google; null: not configured, and the request's are not to be trusted. No letter is sent then. */
  siteOrigin: string | null;
  supportEmail: string;
  /** What the databases have cost so far. */
  costs: Readonly<D1Costs>;
  /** Whether answers tell what they cost, row by row: for measurements alone. */
  showsCosts: boolean;
}
