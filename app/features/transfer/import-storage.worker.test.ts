import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { imports, users } from "~/db/schema";

import { refusedStorage } from "../../../tests/support/database/refused-storage";
import { reckonBytes } from "../../../tests/support/database/stored-bytes";
import { setUpTransfer } from "../../../tests/support/factories/set-up-transfer";
import { importForm } from "./schema";
import { takeStep } from "./run-import.server";
import { chooseColumns } from "./start-import.server";

const file = (count: number, length = 5_000, more: object = {}) =>
  JSON.stringify(
    Array.from({ length: count }, (_, number) => ({
      originalInput: `letter ${number}`,
      content: `${number} ${"x".repeat(length)}`,
      ...more,
    })),
  );

/** A library, and what the database counts and R2 has of the member's imports. */
async function setUp({ verified = true } = {}) {
  const transfer = await setUpTransfer();
  const { services, viewer } = transfer;
  const mine = eq(users.id, viewer.id);
  const change = (values: Partial<typeof users.$inferInsert>) =>
    services.db.update(users).set(values).where(mine);
  if (!verified) await change({ emailVerifiedAt: null });
  const objects = async () => (await env.FILES.list({ prefix: `imports/${viewer.id}/` })).objects;
  return {
    ...transfer,
    change,
    objects,
    size: async () => (await objects()).reduce((sum, { size }) => sum + size, 0),
    member: async () => (await services.db.select().from(users).where(mine).get())!,
    claims: () => services.db.select().from(imports).where(eq(imports.userId, viewer.id)),
    reckon: () => reckonBytes(services.db, viewer.id),
    discard: (id: string) =>
      takeStep(services, viewer, id, importForm.parse({ step: "discard" }), { isFetched: true }),
  };
}

test("the files of an import are its member's storage until they go", { tags: "promise-28b" }, async () => {
  const { start, finish, member, size, objects, reckon, discard } = await setUp();
  const { storedBytes, writtenBytes } = await member();
  const id = await start(file(120));
  const uploaded = await size();
  expect(uploaded).toBeGreaterThan(600_000);
  expect(await member()).toMatchObject({
    storedBytes: storedBytes + uploaded,
    writtenBytes: writtenBytes + uploaded,
  });
  expect((await finish(id)).results.created).toBe(120);
  expect(await objects()).toHaveLength(1);
  expect(await size()).toBeLessThan(30_000);
  expect((await member()).storedBytes).toBe(await reckon());
  const kept = (await reckon()) - (await size());
  await discard(id);
  expect(await objects()).toEqual([]);
  expect(Math.abs((await member()).storedBytes - kept)).toBeLessThan(1_000);
  expect((await member()).storedBytes).toBe(await reckon());
});

test(
  "an import that its member's storage has no room for is refused, and the one before stays",
  { tags: "promise-28b" },
  async () => {
    const { start, state, member, objects, claims } = await setUp({ verified: false });
    const id = await start(file(10));
    const before = [await claims(), (await objects()).map(({ key }) => key), await member()];
    const table = `a,b\n${`x,${"y".repeat(500)}\n`.repeat(2_500)}`;
    for (const upload of [file(230), table])
      expect(await refusedStorage(start(upload).then(() => undefined))).toBe("storage_unverified");
    expect([await claims(), (await objects()).map(({ key }) => key), await member()]).toEqual(before);
    expect((await state(id)).phase).toBe("preview");
  },
);

test("uploads are writes of the day, also those that were dropped", { tags: "promise-28b" }, async () => {
  const { start, discard, member } = await setUp({ verified: false });
  for (let upload = 0; upload < 3; upload += 1) await discard(await start(file(50)));
  expect(await refusedStorage(start(file(50)).then(() => undefined))).toBe("writing_unverified");
  expect((await member()).storedBytes).toBeLessThan(1_000);
});

test("of eight uploads at once one stays, counted, and can be done", { tags: "promise-28b" }, async () => {
  const { start, finish, claims, objects, member, reckon } = await setUp();
  const ids = await Promise.all(Array.from({ length: 8 }, () => start(file(60))));
  const [claim] = await claims();
  expect(ids).toContain(claim!.id);
  const keys = (await objects()).map(({ key }) => key.split("/")[2]);
  expect(new Set(keys)).toEqual(new Set([claim!.id]));
  expect((await member()).storedBytes).toBe(await reckon());
  expect((await finish(claim!.id)).results.created).toBe(60);
});

test("what a row has besides its prompt is not stored", async () => {
  const { start, finish, size, contents } = await setUp({ verified: false });
  const id = await start(file(3, 10, { note: "n".repeat(900_000), more: [["m"]] }));
  expect(await size()).toBeLessThan(3_000);
  await finish(id);
  expect(await contents()).toHaveLength(3);
});

test("the bytes of a table count until its columns are known, then those of its rows", async () => {
  const { services, viewer, start, member, size, objects } = await setUp();
  const { storedBytes } = await member();
  const id = await start(`a,b\n${`x,${"y".repeat(500)}\n`.repeat(500)}`);
  expect((await member()).storedBytes - storedBytes).toBe(await size());
  await chooseColumns(services, viewer, id, { columns: { content: 1 }, headless: false });
  expect((await objects()).map(({ key }) => key.split("/")[3])).toEqual(["rows-0", "state"]);
  expect((await member()).storedBytes - storedBytes).toBe(await size());
});
