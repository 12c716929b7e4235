import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { setUpRanking } from "../../../tests/support/factories/set-up-ranking";
import { getLibrary } from "./get-library.server";

test("a search that finds nothing of one's own names what is on the shelf", async () => {
  const { post, save, member, row, toggle, services } = await setUpRanking();
  const id = await post("結婚式のスピーチを書いてください。", { title: "結婚式のスピーチ" });
  const reader = await member();
  await save(id, reader);
  const found = async (search: string) =>
    (await getLibrary(services, reader, new URLSearchParams({ search }))).foundOnShelf;
  const { shareId } = (await row(id))!;
  expect(await found("スピーチ")).toEqual([{ shareId, name: "結婚式のスピーチ" }]);
  expect(await found("献立")).toEqual([]);
  expect(await found("")).toEqual([]);
  await toggle(id);
  expect(await found("スピーチ")).toEqual([]);
});

test("a search looks at the 200 prompts saved last only", async () => {
  const { post, save, member, services } = await setUpRanking();
  const reader = await member();
  await save(await post("Write a letter."), reader);
  const putLater = (from: number, to: number) =>
    services.db.run(sql`
      with recursive later(at) as (select ${from} union all select at + 1 from later where at < ${to})
      insert into saves (user_id, prompt_id, created_at) select ${reader.id}, 'gone ' || at, 9e12 + at from later`);
  const found = async () =>
    (await getLibrary(services, reader, new URLSearchParams({ search: "letter" }))).foundOnShelf;
  await putLater(1, 199);
  expect(await found()).toHaveLength(1);
  await putLater(200, 200);
  expect(await found()).toEqual([]);
});
