import { expect, test } from "vitest";

import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { usePrompt } from "./use-prompt.server";

const at = (time: string) => new Date(`2026-06-01T${time}Z`);

test("a use is noted with its time, at most once a minute", async () => {
  const { services, viewer, create, row } = await setUpLibrary();
  const { id, content } = await create();
  const noted = async (time: string) => {
    const clock = { now: () => at(time) };
    expect(await usePrompt({ ...services, clock }, viewer, id)).toBe(content);
    return (await row(id))?.lastUsedAt;
  };
  expect(await noted("09:15:00")).toEqual(at("09:15:00"));
  expect(await noted("09:15:59.999")).toEqual(at("09:15:00"));
  expect(await noted("09:16:00")).toEqual(at("09:16:00"));
});
