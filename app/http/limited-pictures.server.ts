import type { Pictures } from "~/platform/pictures/pictures";

import type { RequestArgs } from "./errors.server";
import { enforceLimit } from "./rate-limits.server";

/** Drawing for a request, counted against a rate limit of its own; a stored picture is not drawn, and not counted. Errors: `rate_limited`. */
export const limitedPictures = (pictures: Pictures, args: RequestArgs): Pictures => ({
  async renderPicture(words, style) {
    await enforceLimit("draw", args);
    return pictures.renderPicture(words, style);
  },
});
