import { AppError } from "~/errors";
import { page } from "~/http/page.server";

const refuse = page(() => Promise.reject(new AppError("not_found")));

export const loader = refuse;
export const action = refuse;

/** Never rendered: the loader returns 404. */
export default function NotFound() {
  return null;
}
