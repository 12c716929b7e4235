import { expect, test } from "vitest";

import { replySamples } from "./replies.test-data";
import { isImprovement } from "./reply-likeness";

test.each(replySamples)("a heavy rewrite is a prompt, and finished work is none: $given", (sample) => {
  const { given, rewritten, done } = sample;
  expect(rewritten.map((text) => isImprovement(text, given))).toEqual(rewritten.map(() => true));
  expect(done.map((text) => isImprovement(text, given))).toEqual(done.map(() => false));
});
