import { onTestFailed } from "vitest";

import { seed, seedHint } from "../sampling";
import { seededRandom, type Random } from "./seeded-random";

/** Random choices of this run's seed, others for each `stream`; a failure of the test tells the seed. */
export function randomOfRun(stream: number): Random {
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? []) error.message += `\n${seedHint}`;
  });
  return seededRandom(seed + stream);
}
