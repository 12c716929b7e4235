import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { promptVersions } from "~/db/schema";
import { pinsLimit } from "~/features/prompts/history/limits";
import { listVersions } from "~/features/prompts/history/list-versions.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { setUpTransfer } from "../../../tests/support/factories/set-up-transfer";
import { importItems } from "./import-items.server";
import { importRequest } from "./schema";
import { parseExport, streamExport } from "./stream-export.server";

const day = "2026-01-02T03:04:05.000Z";
const version = (number: number, more: object = {}) => ({
  number,
  kind: "edited",
  content: `text ${number}`,
  createdAt: day,
  ...more,
});
const row = (more: object) => ({ originalInput: "a letter", content: "current", ...more });
const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Imports one prompt by both ways, and returns what an edit and the history make of each. */
async function importAndEdit(more: object) {
  const transfer = await setUpTransfer();
  const { services, viewer, importFile, list } = transfer;
  const file = JSON.stringify([row(more)]);
  expect(await importFile(file)).toMatchObject({ faults: [], results: { created: 1 } });
  const called = await importItems(
    services,
    await transfer.newcomer(),
    importRequest.parse({ prompts: [row(more)] }),
  );
  expect(called.created).toHaveLength(1);
  const [{ id } = { id: "" }] = (await list()).prompts;
  const before = await listVersions(services, viewer, id);
  const { prompt } = await updatePrompt(services, viewer, id, { content: "edited here" });
  const { versions } = await listVersions(services, viewer, id);
  expect(versions[0]).toMatchObject({ number: prompt.version, excerpt: "edited here" });
  const { bytes } = await transfer.exportFile(["json"]);
  const exported = JSON.parse(new TextDecoder().decode(bytes)) as { prompts: unknown[] };
  expect(exported.prompts).toHaveLength(1);
  return { ...transfer, id, before: before.versions, prompt };
}

const told = (versions: readonly { number: number; excerpt: string }[]) =>
  versions.map(({ number, excerpt }) => [number, excerpt]);

test.each([
  ["the highest number there is", { version: Number.MAX_SAFE_INTEGER }, [[1, "current"]]],
  ["a number without a history", { version: 7 }, [[1, "current"]]],
  [
    "a version after the current one",
    { version: 1, versions: [version(2)] },
    [
      [2, "current"],
      [1, "text 2"],
    ],
  ],
  [
    "a number twice",
    { version: 3, versions: [version(3), version(3, { content: "current" })] },
    [
      [2, "current"],
      [1, "text 3"],
    ],
  ],
  [
    "a current text that is none of the versions",
    { version: 2, versions: [version(1), version(2)] },
    [
      [3, "current"],
      [2, "text 2"],
      [1, "text 1"],
    ],
  ],
  [
    "numbers that no edit can go on from",
    { version: 2 ** 52, versions: [version(1), version(2 ** 52, { content: "current" })] },
    [
      [2, "current"],
      [1, "text 1"],
    ],
  ],
  [
    "gaps, as thinning leaves them",
    { version: 90, versions: [version(1), version(40), version(90, { content: "current" })] },
    [
      [90, "current"],
      [40, "text 40"],
      [1, "text 1"],
    ],
  ],
])("a history with %s can be read, edited and exported", async (_, more, history) => {
  const { before, prompt } = await importAndEdit(more);
  expect(told(before)).toEqual(history);
  expect(prompt.version).toBe((history[0]![0] as number) + 1);
});

test("of too many pins the latest stay", async () => {
  const versions = numbersTo(199).map((number) => version(number, { isPinned: true }));
  const { before } = await importAndEdit({ version: 199, versions });
  const pinned = before.filter(({ isPinned }) => isPinned);
  expect(pinned.map(({ number }) => number)).toEqual(numbersTo(199).slice(-pinsLimit).toReversed());
});

test("moments of a file are none to come, and have a date of four digits", async () => {
  const moments = ["2999-01-01T00:00:00Z", "9999-12-31T23:59:59-23:00", "0000-01-01T00:00:00+23:00"];
  for (const moment of moments) {
    const {
      id,
      before,
      row: stored,
      services,
    } = await importAndEdit({
      createdAt: moment,
      updatedAt: moment,
      pinnedAt: moment,
      lastUsedAt: moment,
      version: 2,
      versions: [version(1, { createdAt: moment }), version(2, { content: "current", createdAt: moment })],
    });
    const now = services.clock.now().getTime();
    const { createdAt, pinnedAt, lastUsedAt } = (await stored(id))!;
    for (const at of [createdAt, pinnedAt!, lastUsedAt!, ...before.map((entry) => entry.createdAt)]) {
      expect(at.getTime()).toBeLessThanOrEqual(now);
      expect(at.toISOString()).toMatch(/^\d{4}-/);
    }
  }
});

test("an export leaves a prompt out that it cannot write, tells which, and goes on", async () => {
  const transfer = await setUpTransfer();
  const { create, services, viewer } = transfer;
  await create({ content: "before" });
  const { id } = await create({ content: "bad" });
  await create({ content: "after" });
  await env.DB.prepare("UPDATE prompts SET tags = ? WHERE id = ?").bind('{"length": 2}', id).run();
  const reported: unknown[] = [];
  const read = async (parameters: string) => {
    const query = parseExport(new URLSearchParams(parameters));
    const { body } = await streamExport(services, viewer, query, {
      hasFacts: true,
      onError: (thrown) => reported.push(thrown),
    });
    return new Response(body).text();
  };
  const json = JSON.parse(await read("format=json")) as { prompts: { content: string }[]; leftOut: string[] };
  expect(json.prompts.map(({ content }) => content)).toEqual(["before", "after"]);
  expect(json.leftOut).toEqual([id]);
  const lines = (await read("format=csv")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[2]).toBe(`${id},,,,,,,,,,`);
  expect(await read("format=markdown")).toContain("left-out.log");
  expect(reported).toHaveLength(3);
});

test("an export that fails before its first bytes is no empty file", async () => {
  const { create, services, viewer } = await setUpTransfer();
  await create();
  await env.DB.prepare("ALTER TABLE prompt_versions RENAME TO hidden_versions").run();
  try {
    await expect(
      streamExport(services, viewer, parseExport(new URLSearchParams()), {
        hasFacts: true,
        onError: () => {},
      }),
    ).rejects.toThrow();
  } finally {
    await env.DB.prepare("ALTER TABLE hidden_versions RENAME TO prompt_versions").run();
  }
  expect(await services.db.select().from(promptVersions).where(eq(promptVersions.userId, viewer.id))).toEqual(
    [],
  );
});
