import { expect, test } from "vitest";

import { welcomePromotion } from "./welcome-promotion";

const promotion = (WELCOME_PROMOTION_URL: string | undefined, isOwnMachine: boolean) =>
  welcomePromotion({ WELCOME_PROMOTION_NAME: "LINE", WELCOME_PROMOTION_URL }, isOwnMachine);

test("the welcome promotes the configured account, and none without one", () => {
  const url = "https://lin.ee/town";
  for (const isOwnMachine of [true, false]) {
    expect(promotion(url, isOwnMachine)).toEqual({ name: "LINE", url });
    expect(promotion(undefined, isOwnMachine)).toBeNull();
  }
});

test("the example's account, which does not exist, is promoted on a local machine only", () => {
  const url = "https://line.example/prompt-town";
  expect(promotion(url, true)).toEqual({ name: "LINE", url });
  expect(promotion(url, false)).toBeNull();
});
