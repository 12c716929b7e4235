import type { Services } from "~/services";

import type { Settings } from "./settings";

/** The account promoted in the welcome dialog; one with a reserved address (`.example`) on localhost only. */
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
