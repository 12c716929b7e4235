import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { deleteFolder } from "~/features/prompts/folders/delete-folder.server";
import { renameFolder } from "~/features/prompts/folders/rename-folder.server";
import { uncategorized } from "~/features/prompts/folders/folder";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { isTypeTag, promptUses, typeTags } from "~/domain/prompt-use";
import { duplicatePrompt } from "~/features/prompts/duplicate-prompt.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { usePrompt } from "~/features/prompts/use-prompt.server";

import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { LibraryModel, type ModelPrompt } from "../../../tests/support/factories/library-model";
import { randomOfRun } from "../../../tests/support/factories/random-of-run";
import type { Random } from "../../../tests/support/factories/seeded-random";
import { minute } from "../../../tests/support/factories/set-up-accounts";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { sampled } from "../../../tests/support/sampling";
import { listTags } from "./list-tags.server";
import { libraryAddress } from "./address";
import { getLibrary } from "./get-library.server";
import { pageSizes, sorts } from "./limits";
import { streamPrompts } from "./stream-prompts.server";

const types = promptUses.map((use) => typeTags[use]);
const ownTags = ["a", "b", "c", "会議", "tag:a", "folder:x", "all", "1"];
const vocabulary = ["見積", "議事録", "メール", "letter", "Café", "ＡＩ", "100%", "_", "か\u3099", "🦊"];

type Library = Awaited<ReturnType<typeof setUpLibrary>>;

/** Every change of a member, applied to the library and to its model. */
function changesOf(library: Library, model: LibraryModel, random: Random) {
  const { services, viewer, create, folder } = library;
  const text = () =>
    [random.pick(vocabulary), ...random.some(vocabulary, 4)].join(random.pick(["", " ", "\n"]));
  const tagsFor = (type: ModelPrompt["type"]) => [type, ...new Set(random.some(ownTags, 4))];
  const now = () => services.clock.now().getTime();
  let names = 0;
  return {
    async create() {
      const type = random.pick(types);
      const draft = { originalInput: text(), content: text(), type, tags: tagsFor(type) };
      const name = random.chance(0.05) ? `new ${(names += 1)}` : null;
      const target = random.pick(model.folders);
      const chosen = target.name === uncategorized ? null : { id: target.id };
      const { id, folderId } = await create({ ...draft, folder: name ? { name } : chosen });
      if (name) model.folders.push({ id: folderId, name });
      else expect(folderId).toBe(target.id);
      model.prompts.push({ id, ...draft, folderId, used: now() });
    },
    async update() {
      const prompt = random.pick(model.prompts);
      const changes = {
        ...(random.chance(0.4) && { originalInput: text() }),
        ...(random.chance(0.4) && { content: text() }),
        ...(random.chance(0.5) && { tags: [...tagsFor(prompt.type), random.pick(types)] }),
        ...(random.chance(0.4) && { folderId: random.pick(model.folders).id }),
      };
      await updatePrompt(services, viewer, prompt.id, changes);
      Object.assign(prompt, changes);
      prompt.tags = [prompt.type, ...prompt.tags.filter((tag) => !isTypeTag(tag))];
    },
    async delete() {
      const { id } = random.chance(0.3) ? model.prompts.at(-1)! : random.pick(model.prompts);
      await deletePrompt(services, viewer, id);
      model.prompts = model.prompts.filter((prompt) => prompt.id !== id);
    },
    async pin() {
      const prompt = random.pick(model.prompts);
      prompt.isPinned = random.chance(0.6);
      await updatePrompt(services, viewer, prompt.id, { pinned: prompt.isPinned });
    },
    async use() {
      const prompt = random.pick(model.prompts);
      library.pass(random.below(3) * minute);
      await usePrompt(services, viewer, prompt.id);
      if (prompt.noted && now() - prompt.used < minute) return;
      Object.assign(prompt, { used: now(), noted: true });
    },
    async duplicate() {
      const { isPinned: _pinned, noted: _noted, ...prompt } = random.pick(model.prompts);
      const { id } = await duplicatePrompt(services, viewer, prompt.id);
      model.prompts.push({ ...prompt, tags: [...prompt.tags], id, used: now() });
    },
    async addFolder() {
      const name = `folder ${(names += 1)}`;
      model.folders.push({ id: await folder(name), name });
    },
    async renameFolder() {
      const target = random.pick(model.folders);
      if (target.name === uncategorized) return;
      target.name = `renamed ${(names += 1)}`;
      await renameFolder(services, viewer, target.id, target);
    },
    async deleteFolder() {
      const { id, name } = random.pick(model.folders);
      if (name === uncategorized) return;
      await deleteFolder(services, viewer, id);
      const home = model.folders.find((one) => one.name === uncategorized)!.id;
      for (const prompt of model.prompts) if (prompt.folderId === id) prompt.folderId = home;
      model.folders = model.folders.filter((one) => one.id !== id);
    },
  };
}

async function compare(library: Library, model: LibraryModel, random: Random, queries: number) {
  const { services, viewer, list, foldersOf } = library;
  for (let time = 0; time < queries; time += 1) {
    const query = {
      search: random.chance(0.4) ? random.some(vocabulary, 3).join(" ") : "",
      folder: random.chance(0.4) ? random.pick([...model.folders.map(({ id }) => id), "none"]) : null,
      tags: [...new Set(random.chance(0.5) ? random.some([...ownTags, ...types, "none"], 3) : [])],
      sort: random.pick(sorts),
      page: 1 + random.below(random.pick([2, 12])),
      size: random.pick(pageSizes),
    };
    const { prompts, ...position } = await list(query);
    const ids = prompts.map(({ id }) => id);
    expect({ ids, ...position }, JSON.stringify(query)).toEqual(model.page(query));
    const address = new URL(libraryAddress("/dashboard", query), "https://town.example");
    const { rows, total, page, pageCount } = await getLibrary(services, viewer, address.searchParams);
    const shown = { ids: rows.map(({ id }) => id), total, page, pageCount };
    expect(shown, JSON.stringify(query)).toEqual(model.page(query, true));
  }
  const used = model.tags();
  expect(await listTags(services, viewer)).toEqual([
    ...types.map((tag) => used.find((one) => one.tag === tag) ?? { tag, promptCount: 0 }),
    ...used.filter(({ tag }) => !isTypeTag(tag)),
  ]);
  expect(await foldersOf()).toEqual(model.folderCounts());
  await expectIndexesToFit(services.db, viewer.id);
}

/** Creates a prompt with a number far ahead, as after thousands of deletions; the next ones follow it. */
async function leap({ viewer }: Library, model: LibraryModel, number: number) {
  const { id: folderId } = model.folders[0]!;
  const prompt: ModelPrompt = {
    id: `prompt ${number} of ${viewer.id}`,
    originalInput: "far",
    content: "ahead",
    type: typeTags.text,
    tags: [typeTags.text, "a"],
    folderId,
    used: 0,
  };
  const { id, originalInput, content, type, tags } = prompt;
  await env.DB.prepare(
    `INSERT INTO prompts (id, user_id, number, original_input, content, type, tags, folder_id, created_at, updated_at,
      folded_input, folded_tags, folded_content)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, 0, ?4, ?9, ?5)`,
  )
    .bind(
      id,
      viewer.id,
      number,
      originalInput,
      content,
      type,
      JSON.stringify(tags),
      folderId,
      tags.join("\n"),
    )
    .run();
  model.prompts.push(prompt);
}

test.each([1, 2, 3].slice(0, sampled(1, 3)))(
  "library %i equals its plain-list model after hundreds of random changes",
  async (stream) => {
    const random = randomOfRun(stream);
    const library = await setUpLibrary();
    const neighbour = await library.newcomer();
    await library.create({ tags: ["文章生成用", ...ownTags], folder: { name: "folder 1" } }, neighbour);
    const model = new LibraryModel();
    model.folders.push({ id: await library.uncategorizedOf(), name: uncategorized });
    const changes = changesOf(library, model, random);
    const likely = [
      ...Array(8).fill("create"),
      ...Array(6).fill("update"),
      ...Array(4).fill("delete"),
      "pin",
      "pin",
      "use",
      "use",
      "use",
      "duplicate",
    ];
    const kinds: (keyof typeof changes)[] = [
      ...likely,
      "addFolder",
      "addFolder",
      "renameFolder",
      "deleteFolder",
    ];
    for (let time = 0; time < 360; time += 1) {
      if (time === 60) await leap(library, model, 1_000);
      if (time === 240) await leap(library, model, 5_110);
      await changes[model.prompts.length < 3 ? "create" : random.pick(kinds)]();
      library.pass(random.below(3));
      if (time % 60 === 59) await compare(library, model, random, 15);
    }
    await compare(library, model, random, 80);
    const streamed = [];
    for await (const { id } of streamPrompts(library.services, library.viewer, {
      search: "",
      folder: null,
      tags: [],
    }))
      streamed.push(id);
    expect(streamed).toEqual(model.prompts.map(({ id }) => id).toReversed());
    while (model.prompts.length > 0) await changes.delete();
    await compare(library, model, random, 5);
    expect((await library.list({}, neighbour)).total).toBe(1);
    await expectIndexesToFit(library.services.db, neighbour.id);
  },
);
