import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";

import { avatarFolder, importFolder, pictureFolder } from "~/domain/file-keys";
import { r2Files } from "~/platform/r2-files.server";

import { setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { sampled } from "../../../tests/support/sampling";
import { sweepFiles } from "./sweep-files.server";

async function keysOf(): Promise<string[]> {
  const keys: string[] = [];
  for (let page = await env.FILES.list(); ; page = await env.FILES.list({ cursor: page.cursor })) {
    keys.push(...page.objects.map(({ key }) => key));
    if (!page.truncated) return keys;
  }
}
const put = (...keys: string[]) => Promise.all(keys.map((key) => env.FILES.put(key, "x")));

beforeEach(async () => {
  const keys = await keysOf();
  for (let at = 0; at < keys.length; at += 1_000) await env.FILES.delete(keys.slice(at, at + 1_000));
});

test(
  "the sweep deletes files of deleted accounts and keeps members', wherever it begins",
  { tags: "promise-29a" },
  async () => {
    const { services, join } = setUpAccounts();
    const [ada, grace] = [await join(), await join()];
    const kept = [
      `${avatarFolder(ada)}1.webp`,
      `${importFolder(ada)}1/state`,
      `${pictureFolder(ada)}1.png`,
      `${pictureFolder(grace)}2.png`,
    ];
    for (const start of ["0", "Z", "zzzz", ada, grace, "gone"]) {
      await put(...kept, `${avatarFolder("gone")}1.webp`, `${avatarFolder("gone")}2.webp`);
      await put(`${pictureFolder("gone")}1.png`, `${pictureFolder("0gone")}1.png`, `${ada}x/other`);
      await put(`${importFolder("gone")}1/state`, `${importFolder("gone")}1/rows-0`);
      const ids = { create: () => start };
      expect(await sweepFiles({ ...services, ids })).toEqual({ orphanedFolders: 4 });
      expect((await keysOf()).toSorted()).toEqual([...kept, `${ada}x/other`].toSorted());
      expect(await sweepFiles({ ...services, ids })).toEqual({ orphanedFolders: 0 });
    }
  },
);

test("a run checks a bounded number of folders, from any position, and finds distant ones", async () => {
  const { services } = setUpAccounts();
  const perList = sampled(40, 1_000);
  const files = r2Files(env.FILES, perList);
  const names = Array.from({ length: perList + 5 }, (_, number) => String(number).padStart(4, "0"));
  const members = names.map((name) => `m${name}`);
  const between = `m${names[perList / 2]}`;
  await env.DB.prepare(
    `INSERT INTO users (id, email, language, is_public, is_official, created_at, last_sign_in_at)
    SELECT value, value || '@example.com', 'en', 0, 0, 0, 0 FROM json_each(?)`,
  )
    .bind(JSON.stringify(members))
    .run();
  const kept = members.map((id) => `${pictureFolder(id)}1.png`);
  await put(...kept);
  const gone = ["a", `${between}x`, "z"].map((id) => `${pictureFolder(id)}1.png`);
  const sweep = (start: string, bounds: Parameters<typeof sweepFiles>[1]) =>
    sweepFiles({ ...services, files, ids: { create: () => start } }, bounds);
  for (const [bounds, starts] of [
    [{}, { "0": 3, [`${between}x`]: 3, zz: 3 }],
    // The first of two lists begins at the start, and is full before the end.
    [{ rounds: 1 }, { "0": 2, [between]: 2, zz: 0 }],
    [{ rounds: 2 }, { "0": 3, [between]: 3, zz: 2 }],
    [{ most: 1 }, { "0": 1, [`${between}x`]: 1, zz: 1 }],
  ] as const)
    for (const [start, found] of Object.entries<number>(starts)) {
      await put(...gone);
      expect(await sweep(start, bounds), `${JSON.stringify(bounds)} ${start}`).toEqual({
        orphanedFolders: found,
      });
      expect((await keysOf()).filter((key) => gone.includes(key))).toHaveLength(gone.length - found);
    }
  expect((await keysOf()).filter((key) => kept.includes(key))).toHaveLength(kept.length);
});

test("folders are listed by name, each exactly once, from any position", async () => {
  const { files } = setUpAccounts().services;
  const names = ["A", "A0", "Ab", "B", "a", "z9"];
  await put(
    ...names.flatMap((name) => [`pictures/${name}/1`, `pictures/${name}/2/3`]),
    "pictures/file",
    "other/A/1",
  );
  expect(await files.listFolders("pictures/")).toEqual({ names, more: false });
  for (const [at, name] of names.entries())
    expect(await files.listFolders("pictures/", name)).toEqual({ names: names.slice(at + 1), more: false });
  expect((await files.listFolders("nowhere/")).names).toEqual([]);
});
