import { isUniqueViolation } from "~/db/is-unique-violation";
import { AppError } from "~/errors";

/** Rethrows a failed write: `folder_name_taken` when the member has a folder of that name. */
export function nameTaken(thrown: unknown): never {
  throw isUniqueViolation(thrown) ? new AppError("folder_name_taken", { cause: thrown }) : thrown;
}
