import { AppError } from "~/errors";
import { page } from "~/http/page.server";

const refuse = page(() => Promise.reject(new AppError("not_found")));

export const loader = refuse;
export const action = refuse;

/** Never drawn: the loader answers every address that is no page with the 404 card. */
export default function NotFound() {
  return null;
}
