import { isUniqueViolation } from "~/db/client";
import { AppError } from "~/errors";

/** Rethrows a failed write; as `version_exists` for a second version of a work in one language. */
export function languageVersionTaken(thrown: unknown): never {
  throw isUniqueViolation(thrown) ? new AppError("version_exists", { cause: thrown }) : thrown;
}
