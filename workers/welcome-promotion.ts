import type { Services } from "~/services";

import type { Settings } from "./settings";

/**
 * The account that the welcome promotes; null: none. The example of `wrangler.toml` has an address that nobody can have
 * (`.example`): it is shown on a machine that serves itself, and nowhere else.
 */
export function welcomePromotion(
  {
    WELCOME_PROMOTION_NAME: name,
    WELCOME_PROMOTION_URL: url,
  }: Pick<Settings, "WELCOME_PROMOTION_NAME" | "WELCOME_PROMOTION_URL">,
  isOwnMachine: boolean,
): Services["welcomePromotion"] {
  const isExample = url !== undefined && new URL(url).hostname.endsWith(".example");
  return url === undefined || (isExample && !isOwnMachine) ? null : { name, url };
}
