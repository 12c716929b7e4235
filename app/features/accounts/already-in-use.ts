import { isUniqueViolation } from "~/db/is-unique-violation";
import { AppError } from "~/errors";

/** For the `catch` of a write that opens or joins an account: the unique indexes are the judges of a race. */
export function alreadyInUse(cause: unknown): never {
  throw isUniqueViolation(cause) ? new AppError("email_already_in_use", { cause }) : cause;
}
