import { expect, test } from "vitest";

import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { usePrompt } from "./use-prompt.server";

const at = (time: string) => new Date(`2026-06-01T${time}Z`);

/** A clock that tells the given times in turn, then repeats the last. */
const clockOf = (...times: [string, ...string[]]) => {
  const left = times.map(at);
  return { now: () => (left.length > 1 ? left.shift() : left[0]) ?? at(times[0]) };
};

test("a use is noted by the hour, and written once an hour", async () => {
  const { services, viewer, create, row } = await setUpLibrary();
  const { id, content } = await create();
  const use = (time: string) => usePrompt({ ...services, clock: clockOf(time) }, viewer, id);
  expect(await use("09:15:00")).toBe(content);
  expect((await row(id))?.lastUsedAt).toEqual(at("09:00:00"));
  await use("09:59:59.999");
  expect((await row(id))?.lastUsedAt).toEqual(at("09:00:00"));
  await use("10:00:00");
  expect((await row(id))?.lastUsedAt).toEqual(at("10:00:00"));
});

test("a use while the hour turns is noted by a whole hour", async () => {
  const { services, viewer, create, row } = await setUpLibrary();
  const { id } = await create();
  await usePrompt({ ...services, clock: clockOf("09:59:59.999", "10:00:00") }, viewer, id);
  expect((await row(id))?.lastUsedAt).toEqual(at("09:00:00"));
});
