import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { folders, prompts, promptVersions, publications } from "~/db/schema";
import { promptUses, typeTags } from "~/domain/prompt-use";
import { versionKinds } from "~/domain/kinds";
import { variableKinds, type Variable } from "~/domain/variables";
import { foldText } from "~/features/text/fold-text";
import { definitionsFor } from "~/features/prompts/change-template.server";
import { foldedColumns } from "~/features/prompts/prompt-columns.server";

import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { putPublication } from "../../../tests/support/database/stored-prompts";
import { hostileTexts } from "../../../tests/support/factories/hostile-texts";
import { randomOfRun } from "../../../tests/support/factories/random-of-run";
import type { Random } from "../../../tests/support/factories/seeded-random";
import { setUpTransfer } from "../../../tests/support/factories/set-up-transfer";
import { sampled } from "../../../tests/support/sampling";

/** Number of prompts in a library. */
const size = sampled(25, 60);

type Transfer = Awaited<ReturnType<typeof setUpTransfer>>;

const pieces = [
  ...hostileTexts,
  "=1+1",
  "'=cmd|' /C calc'!A0",
  '-- "quoted", and; more\t',
  "---\nkey: value\n---",
  "👩‍👩‍👧 می‌خواهم שלום",
  "{{name}} and {{ my name }} and {{宛名}}",
  '{{#if x}} {{{raw}}} {{[odd name]}} {{role "user"}}',
  "```js\nconst a = `${b}`;\n```",
  "# heading\n\n- list\n1. one",
  "null",
  "2026-11-23",
  "a: b # c",
  "*alias &anchor !tag %x @y `z",
  "\u2028\u00A0\u3000.",
];
const names = ["con", "../../etc", "a/b", "仕事", "  x", "=folder", "'quoted'", "true", "~", "a, b"];

const textOf = (random: Random, most = 5) =>
  ["x", ...random.some(pieces, most)].join(random.pick([" ", "\n", "\n\n", ", "])).trim();

function variablesFor(random: Random): Variable[] {
  return ["name", "my name", "宛名"].flatMap((name): Variable[] => {
    if (random.chance(0.4)) return [];
    const kind = random.pick(variableKinds);
    const options = kind === "choice" || random.chance(0.3) ? ["a, b", "c (d)", "=e"] : [];
    const values = {
      text: "v: 1",
      long_text: "a\nb",
      number: "3.5",
      date: "2026-11-23",
      choice: "=e",
      url: "https://a.example/x",
    };
    return [
      {
        name,
        label: random.pick(["Label", "label: 'x'", "名"]),
        question: random.pick(["", "How (many), really?"]),
        kind,
        options,
        required: random.chance(0.3),
        value: random.chance(0.5) ? values[kind] : null,
      },
    ];
  });
}

/** Fills a member's library with odd prompts, their histories, marks and sharing texts. */
async function fill({ services, viewer, create, folder, newcomer }: Transfer, random: Random, count: number) {
  const { db } = services;
  const source = await create({ content: "to be remixed" }, await newcomer());
  await putPublication(db, source.id, { isPublic: true });
  const folderIds = [];
  for (const name of names.slice(0, 6)) folderIds.push(await folder(name.trim()));
  for (let number = 0; number < count; number += 1) {
    const type = typeTags[random.pick(promptUses)];
    const content = random.chance(0.08) ? "あ".repeat(20_000) : textOf(random);
    const prompt = await create({
      originalInput: textOf(random, 2),
      content,
      type,
      tags: [type, ...new Set(random.some(["a", "会議", "=x", "b c", "yes"], 3))],
      variables: variablesFor(random),
      folder: random.chance(0.6) ? { id: random.pick(folderIds) } : null,
    });
    const at = (hours: number) => new Date(services.clock.now().getTime() - hours * 3_600_000);
    const title = random.chance(0.4) ? random.pick(["Title", "=title", "題: 名"]) : null;
    const versions = random.chance(0.4) ? 2 + random.below(4) : 1;
    const changed = versions > 1 ? textOf(random) : content;
    const variables = versions > 1 ? definitionsFor(changed, variablesFor(random)) : undefined;
    await db
      .update(prompts)
      .set({
        title,
        foldedTitle: foldText(title ?? ""),
        description: random.chance(0.4) ? 'About\nit: "x"' : null,
        pinnedAt: random.chance(0.2) ? at(5) : null,
        lastUsedAt: random.chance(0.3) ? at(2) : null,
        createdAt: at(30 + number),
        updatedAt: at(10),
        copiedFrom: random.chance(0.3) ? source.id : null,
      })
      .where(eq(prompts.id, prompt.id));
    if (random.chance(0.3)) await putPublication(db, prompt.id, { isPublic: true });
    if (versions === 1) continue;
    const texts = { content: changed, variables: variables! };
    await db
      .update(prompts)
      .set({ ...texts, version: versions, ...foldedColumns({ template: texts }) })
      .where(eq(prompts.id, prompt.id));
    await db.delete(promptVersions).where(eq(promptVersions.promptId, prompt.id));
    for (let version = 1; version <= versions; version += 1)
      await db.insert(promptVersions).values({
        promptId: prompt.id,
        number: version,
        userId: viewer.id,
        kind: random.pick(versionKinds),
        ...(version === versions ? texts : { content: textOf(random), variables: null }),
        isPinned: random.chance(0.3),
        createdAt: at(20 - version),
      });
  }
}

test.each([1, 2, 3, 4].slice(0, sampled(1, 4)))(
  "library %i exported, wiped and imported is the same library",
  async (stream) => {
    const random = randomOfRun(stream);
    const transfer = await setUpTransfer();
    await fill(transfer, random, size);
    const before = await transfer.snapshot();
    const formats = stream % 2 === 0 ? (["json"] as const) : (["json", "csv", "markdown", "prompt"] as const);
    const { bytes, name } = await transfer.exportFile(formats);
    expect(name).toBe(`prompt-town-2026-03-01.${formats.length === 1 ? "json" : "zip"}`);
    await transfer.wipe();
    expect((await transfer.snapshot()).prompts).toEqual([]);
    const state = await transfer.importFile(bytes, { keepHidden: true });
    expect(state).toMatchObject({ faults: [], results: { created: size, refused: 0 } });
    expect(await transfer.snapshot()).toEqual(before);
    await expectIndexesToFit(transfer.services.db, transfer.viewer.id);
    const isOwn = eq(publications.userId, transfer.viewer.id);
    expect(await transfer.services.db.$count(publications, isOwn)).toBe(0);
  },
);

test.each(["csv", "markdown", "prompt"] as const)("%s files carry all but the history", async (format) => {
  const transfer = await setUpTransfer();
  await fill(transfer, randomOfRun(7), size);
  const carried = async () =>
    (await transfer.snapshot()).prompts.map(
      ({
        versions: _versions,
        version: _version,
        versionKind: _kind,
        pinnedAt: _pin,
        lastUsedAt: _used,
        copiedFrom: _source,
        ...prompt
      }) => prompt,
    );
  const before = await carried();
  const { bytes } = await transfer.exportFile([format]);
  await transfer.wipe();
  const state = await transfer.importFile(bytes, { keepHidden: true });
  expect(state.faults).toEqual([]);
  expect(await carried()).toEqual(before);
});

test("an import credits a public prompt of another member only, and takes no credit away", async () => {
  const transfer = await setUpTransfer();
  const { create, newcomer, services, viewer, importFile } = transfer;
  const neighbour = await newcomer();
  const shown = await create({ content: "shown" }, neighbour);
  const hidden = await create({ content: "hidden" }, neighbour);
  const own = await create({ content: "own" });
  for (const { id } of [shown, own]) await putPublication(services.db, id, { isPublic: true });
  const sources = { shown: shown.id, hidden: hidden.id, own: own.id, unknown: "nothing", none: null };
  const file = (list: object[]) => JSON.stringify({ format: "prompt-town", formatVersion: 1, prompts: list });
  const rows = Object.entries(sources).map(([name, remixOf]) => ({
    originalInput: name,
    content: `based on ${name}`,
    remixOf,
  }));
  await importFile(file(rows));
  const credits = async () => {
    const stored = await services.db.select().from(prompts).where(eq(prompts.userId, viewer.id));
    return Object.fromEntries(
      stored
        .filter(({ content }) => content.startsWith("based on"))
        .map(({ originalInput, copiedFrom }) => [originalInput, copiedFrom]),
    );
  };
  const kept = { shown: shown.id, hidden: null, own: null, unknown: null, none: null };
  expect(await credits()).toEqual(kept);
  const [{ id } = { id: "" }] = await services.db
    .select({ id: prompts.id })
    .from(prompts)
    .where(eq(prompts.originalInput, "shown"));
  const changed = { id, originalInput: "shown", content: "based on it, changed", remixOf: null };
  await importFile(file([changed]), { choice: "replace" });
  expect(await credits()).toEqual(kept);
  const wrong = await importFile(file([{ originalInput: "a", content: "b", remixOf: 7 }]));
  expect(wrong.faults).toMatchObject([{ field: "remixOf", code: "wrong_type" }]);
});

test("an import of what is there already changes nothing", async () => {
  const transfer = await setUpTransfer();
  await fill(transfer, randomOfRun(5), size);
  const before = await transfer.snapshot();
  for (const formats of [["json"], ["csv"], ["markdown"], ["prompt"]] as const) {
    const { bytes } = await transfer.exportFile(formats);
    const state = await transfer.importFile(bytes, { keepHidden: true, choice: "replace" });
    expect(state.counts, formats[0]).toMatchObject({ new: 0, differs: 0, broken: 0 });
  }
  expect(await transfer.snapshot()).toEqual(before);
});

test("an export has the chosen folder or prompts only, and none of another member", async () => {
  const transfer = await setUpTransfer();
  const work = await transfer.folder("work");
  const kept = await transfer.create({ content: "in the folder", folder: { id: work } });
  const other = await transfer.create({ content: "elsewhere" });
  const neighbour = await transfer.newcomer();
  const foreign = await transfer.create({ content: "theirs" }, neighbour);
  const contentsOf = async (parameters: Record<string, string>) => {
    const { bytes } = await transfer.exportFile(["json"], parameters);
    const { prompts: list } = JSON.parse(new TextDecoder().decode(bytes)) as {
      prompts: { content: string }[];
    };
    return list.map(({ content }) => content);
  };
  expect(await contentsOf({ folder: work })).toEqual(["in the folder"]);
  expect(await contentsOf({ id: `${other.id},${foreign.id}` })).toEqual(["elsewhere"]);
  expect(await contentsOf({ search: "folder" })).toEqual(["in the folder"]);
  expect(await contentsOf({})).toEqual(["in the folder", "elsewhere"]);
  expect(kept.folderId).toBe(work);
  const theirs = await transfer.services.db.select().from(folders).where(eq(folders.userId, neighbour.id));
  expect(theirs).toHaveLength(1);
});
