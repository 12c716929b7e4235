import type { Db } from "~/db/client";
import type { Clock } from "~/platform/clock";
import type { Ids } from "~/platform/ids";
import type { Model } from "~/platform/model/model";
import type { RateLimits } from "~/platform/rate-limits";

/** Everything outside the product that its commands need. Built once per request by `workers/services.ts`. */
export interface Services {
  db: Db;
  /** Where the database stood after the last query of this request; null before the first. */
  bookmark(): string | null;
  clock: Clock;
  ids: Ids;
  limits: RateLimits;
  /** Null when no key is configured: the built-in composer answers instead. */
  model: Model | null;
  /** Model calls allowed per UTC day. */
  modelBudget: { perCaller: number; inAll: number };
  supportEmail: string;
}
