import { expect, test } from "vitest";

import { sealBy } from "./sealed-text";

test("a text is opened by its secret only, unchanged", async () => {
  const seal = await sealBy("秘密の題名");
  for (const text of ["", "A title", "題名\n🦊", "x".repeat(30_000)]) {
    const sealed = await seal.close(text);
    expect(await (await sealBy("秘密の題名")).open(sealed)).toBe(text);
    expect(await (await sealBy("another")).open(sealed)).toBeNull();
  }
});

test("neither name nor value shows the secret or the text, and equal texts differ", async () => {
  const { name, close } = await sealBy("the secret");
  const sealed = await Promise.all([close("the text"), close("the text")]);
  expect(name).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(sealed).size).toBe(2);
  for (const kept of sealed) expect(kept).toMatch(/^[\w-]{16}\.[\w-]{32}$/);
});

test("a changed, cut or never sealed value is nothing", async () => {
  const { open, close } = await sealBy("the secret");
  const sealed = await close("the text");
  for (const wrong of [
    "",
    ".",
    "plain text",
    sealed.slice(0, -2),
    sealed.slice(1),
    `${sealed}A`,
    sealed + sealed,
  ])
    expect(await open(wrong), wrong).toBeNull();
});
