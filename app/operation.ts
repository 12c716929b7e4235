import type { ErrorCode } from "~/errors";
import type { LimitName } from "~/platform/rate-limits";

/** A command's rate limit and errors: declared next to it, the same for its endpoint and its form route. */
export interface Operation {
  /** Counted before the command runs. */
  limit?: LimitName;
  /** The command's own errors besides those of every route of its kind. */
  errors?: readonly ErrorCode[];
}

/** Declares a command's operation; its type names each error. */
export const operation = <const Declared extends Operation>(declared: Declared): Declared => declared;
