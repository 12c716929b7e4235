import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { folders, prompts } from "~/db/schema";
import { uncategorized } from "~/features/prompts/folders/folder";
import { deleteFolder } from "~/features/prompts/folders/delete-folder.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { tagsLimit } from "~/features/prompts/limits";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { changePrompts } from "~/features/library/selection/change-prompts.server";
import { undoLifetime, undoStepsLimit } from "~/features/library/selection/limits";
import type { Change } from "~/features/library/selection/selection";
import { undo } from "~/features/library/selection/undo.server";
import { foldText } from "~/features/text/fold-text";
import { trashLifetime } from "~/domain/trash";

import { expectIndexesToFit } from "../../../../tests/support/database/library-indexes";
import { putPublication, storedPrompts } from "../../../../tests/support/database/stored-prompts";
import { randomOfRun } from "../../../../tests/support/factories/random-of-run";
import type { Random } from "../../../../tests/support/factories/seeded-random";
import { setUpLibrary } from "../../../../tests/support/factories/set-up-library";
import { sampled } from "../../../../tests/support/sampling";
import { deleteForGood, emptyTrash, expireTrash } from "./delete-for-good.server";
import { listTrash } from "./list-trash.server";
import { restore } from "./restore.server";

type Library = Awaited<ReturnType<typeof setUpLibrary>>;
type Row = NonNullable<Awaited<ReturnType<Library["row"]>>>;

/** A row without what a change recomputes; its folded tags are compared with its tags. */
type Plain = Omit<Row, "number" | "updatedAt" | "foldedTags">;

const plain = ({ number: _number, updatedAt: _time, foldedTags: _folded, ...row }: Row): Plain => row;

interface Trashed {
  deletion: string;
  until: number;
  item: { kind: "prompt"; prompt: Plain } | { kind: "folder"; id: string; name: string; prompts: string[] };
}

interface Step {
  id: string;
  until: number;
  revert: (prompts: Map<string, Plain>, folders: Map<string, string>) => number;
}

/** A library with its trash and its undo steps, as plain lists. */
class Model {
  prompts = new Map<string, Plain>();
  folders = new Map<string, string>();
  trash: Trashed[] = [];
  steps: Step[] = [];
  now = 0;

  get home() {
    return [...this.folders].find(([, name]) => name === uncategorized)![0];
  }

  idOf = ({ item }: Trashed) => (item.kind === "prompt" ? item.prompt.id : item.id);

  /** The items in the trash, the latest first. */
  get listed() {
    return this.trash.filter(({ until }) => until > this.now).toReversed();
  }

  put(deletion: string, item: Trashed["item"]) {
    this.trash.push({ deletion, item, until: this.now + trashLifetime });
  }

  note(id: string, revert: Step["revert"]) {
    this.steps = [...this.steps, { id, revert, until: this.now + undoLifetime }].slice(-undoStepsLimit);
  }

  /** Restores the items of an item's or a deletion's id; returns how many. */
  restore(id: string): number {
    const back = this.listed.filter((one) => one.deletion === id || this.idOf(one) === id);
    for (const { item } of back) {
      if (item.kind === "prompt") {
        const { prompt } = item;
        const folderId = this.folders.has(prompt.folderId) ? prompt.folderId : this.home;
        this.prompts.set(prompt.id, { ...prompt, folderId });
      } else {
        const names = [...this.folders.values()];
        let name = item.name;
        for (let number = 2; names.includes(name); number += 1) name = `${item.name} ${number}`;
        this.folders.set(item.id, name);
        for (const promptId of item.prompts) {
          const prompt = this.prompts.get(promptId);
          if (prompt?.folderId === this.home) prompt.folderId = item.id;
        }
      }
    }
    this.trash = this.trash.filter((one) => !back.includes(one));
    return back.length;
  }

  /** Undoes by id. Null if it is not found. */
  undo(id: string): number | null {
    const step = this.steps.find((one) => one.id === id && one.until > this.now);
    if (!step) return this.restore(id) || null;
    this.steps = this.steps.filter((one) => one !== step);
    return step.revert(this.prompts, this.folders);
  }
}

const tags = ["a", "b\\n", 'c"', "Café", "会議", "x"];

/** Random changes of a member, applied to the library and to its model. */
function changesOf({ services, viewer, create, folder, row }: Library, model: Model, random: Random) {
  let names = 0;
  const undos: string[] = [];
  const { db } = services;
  const known = () => [...model.prompts.keys()];

  async function learn(id: string) {
    model.prompts.set(id, plain((await row(id))!));
  }

  /** A change of some prompts in the model; returns how many it changed. */
  function apply(ids: string[], change: Change, undoId: string | null): number {
    const chosen = ids.map((id) => model.prompts.get(id)!);
    if (change.action === "delete") {
      // In the order of their numbers.
      const gone = [...model.prompts.keys()].filter((id) => ids.includes(id));
      for (const id of gone) model.put(undoId!, { kind: "prompt", prompt: model.prompts.get(id)! });
      for (const id of gone) model.prompts.delete(id);
      return gone.length;
    }
    if (change.action === "move") {
      const to = change.folder && "id" in change.folder ? change.folder.id : model.home;
      const moved = chosen.filter(({ folderId }) => folderId !== to);
      const former = new Map(moved.map(({ id, folderId }) => [id, folderId]));
      for (const prompt of moved) prompt.folderId = to;
      if (undoId)
        model.note(undoId, (all, folderIds) => {
          const back = [...former].filter(([id]) => all.get(id)?.folderId === to);
          for (const [id, folderId] of back)
            all.get(id)!.folderId = folderIds.has(folderId) ? folderId : model.home;
          return back.length;
        });
      return moved.length;
    }
    const { tag, action } = change;
    const add = (prompt: Plain, position: number) => {
      if (prompt.tags.includes(tag) || prompt.tags.length > tagsLimit) return false;
      prompt.tags = prompt.tags.toSpliced(position, 0, tag);
      return true;
    };
    const remove = (prompt: Plain) => {
      const position = prompt.tags.indexOf(tag);
      if (position < 0) return -1;
      prompt.tags = prompt.tags.toSpliced(position, 1);
      return position;
    };
    const positions = new Map<string, number>();
    for (const prompt of chosen) {
      const position = action === "tag" ? prompt.tags.length : remove(prompt);
      if (action === "tag" ? add(prompt, position) : position >= 0) positions.set(prompt.id, position);
    }
    if (undoId)
      model.note(undoId, (all) => {
        const back = [...positions].filter(([id]) => all.has(id));
        return back.filter(([id, position]) =>
          action === "tag" ? remove(all.get(id)!) >= 0 : add(all.get(id)!, position),
        ).length;
      });
    return positions.size;
  }

  const randomChange = (): Change => {
    const target = random.pick([...model.folders.keys()]);
    return random.pick<Change>([
      { action: "move", folder: target === model.home ? null : { id: target } },
      { action: "tag", tag: random.pick(tags) },
      { action: "untag", tag: random.pick(tags) },
      { action: "delete" },
    ]);
  };

  return {
    undos,
    async create() {
      const target = random.pick([...model.folders.keys()]);
      const { id } = await create({
        tags: ["文章生成用", ...new Set(random.some(tags, 4))],
        content: `text ${(names += 1)}`,
        folder: target === model.home ? null : { id: target },
      });
      if (random.chance(0.3)) {
        await db
          .update(prompts)
          .set({ title: "題", pinnedAt: new Date(5) })
          .where(eq(prompts.id, id));
        await putPublication(db, id, { shareId: `share ${id}`, isPublic: random.chance(0.5) });
      }
      await learn(id);
    },
    async edit() {
      const id = random.pick(known());
      await updatePrompt(services, viewer, id, { content: `edited ${(names += 1)}` });
      await learn(id);
    },
    async addFolder() {
      const name = random.pick(["仕事", "旅", "家"]);
      if (![...model.folders.values()].includes(name)) model.folders.set(await folder(name), name);
    },
    async deleteOne() {
      const id = random.pick(known());
      const deletion = await deletePrompt(services, viewer, id);
      undos.push(deletion.undo);
      apply([id], { action: "delete" }, deletion.undo);
    },
    async deleteFolder() {
      const id = random.pick([...model.folders.keys()]);
      if (id === model.home) return;
      const deletion = await deleteFolder(services, viewer, id);
      undos.push(deletion.undo);
      const name = model.folders.get(id)!;
      const inside = [...model.prompts.values()].filter(({ folderId }) => folderId === id);
      model.put(deletion.undo, { kind: "folder", id, name, prompts: inside.map((prompt) => prompt.id) });
      model.folders.delete(id);
      for (const prompt of inside) prompt.folderId = model.home;
    },
    async changeSome() {
      const ids = [...new Set(random.some(known(), 5))];
      if (ids.length === 0) return;
      const change = randomChange();
      const done = await changePrompts(services, viewer, { ids }, change);
      if (done.undo) undos.push(done.undo);
      expect(done, JSON.stringify(change)).toMatchObject({ changed: apply(ids, change, done.undo), left: 0 });
    },
    async changeMatching() {
      const filter = { search: "", folder: null, tags: [random.pick(tags)] };
      const change = randomChange();
      const done = await changePrompts(services, viewer, { matching: filter }, change);
      if (done.undo) undos.push(done.undo);
      const ids = known().filter((id) => model.prompts.get(id)!.tags.includes(filter.tags[0]!));
      expect(done.changed).toBe(apply(ids, change, done.undo));
    },
    async undo() {
      const id = random.chance(0.7) ? undos.at(-1) : random.pick(undos);
      if (!id) return;
      const result = undo(services, viewer, id);
      const wanted = model.undo(id);
      if (wanted === null) await expect(result).rejects.toMatchObject({ code: "undo_not_found" });
      else expect(await result).toEqual({ changed: wanted, left: 0 });
    },
    async restore() {
      const item = random.pick(model.listed);
      if (!item) return;
      const { changed } = await restore(services, viewer, model.idOf(item));
      expect(changed).toBe(model.restore(model.idOf(item)));
    },
    async deleteForGood() {
      const item = random.pick(model.listed);
      if (!item) return;
      const id = random.chance(0.5) ? item.deletion : model.idOf(item);
      const gone = model.trash.filter((one) => one.deletion === id || model.idOf(one) === id);
      expect(await deleteForGood(services, viewer, id)).toBe(gone.length);
      model.trash = model.trash.filter((one) => !gone.includes(one));
    },
  };
}

async function compare({ services, viewer }: Library, model: Model) {
  const { db } = services;
  const rows = await storedPrompts(db, eq(prompts.userId, viewer.id));
  for (const row of rows) expect(row.foldedTags).toBe(foldText(row.tags.join("\n")));
  const byId = <Item extends { id: string }>(items: Item[]) =>
    items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byId(rows.map(plain))).toEqual(byId([...model.prompts.values()]));
  const found = await db.select().from(folders).where(eq(folders.userId, viewer.id));
  expect(new Map(found.map(({ id, name }) => [id, name]))).toEqual(
    new Map([...model.folders].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  const { items } = await listTrash(services, viewer, null);
  expect(items.map(({ id }) => id).toSorted()).toEqual(
    model.listed
      .slice(0, 50)
      .map((one) => model.idOf(one))
      .toSorted(),
  );
  await expectIndexesToFit(db, viewer.id);
}

test.each([1, 2, 3, 4].slice(0, sampled(1, 4)))(
  "library %i with its trash equals a plain model after hundreds of random deletions, changes and undos",
  async (stream) => {
    const random = randomOfRun(stream);
    const library = await setUpLibrary();
    const neighbour = await library.newcomer();
    await library.create({ tags: ["文章生成用", ...tags] }, neighbour);
    const gone = await library.create({ content: "in the trash" }, neighbour);
    const { undo: theirs } = await deletePrompt(library.services, neighbour, gone.id);
    const model = new Model();
    model.now = library.services.clock.now().getTime();
    model.folders.set(await library.uncategorizedOf(), uncategorized);
    const { undos: _undos, ...changes } = changesOf(library, model, random);
    const kinds = Object.keys(changes) as (keyof typeof changes)[];
    const likely = [
      ...kinds,
      "create",
      "create",
      "create",
      "changeSome",
      "changeSome",
      "undo",
      "undo",
    ] as const;
    for (let time = 0; time < 240; time += 1) {
      await changes[model.prompts.size < 4 ? "create" : random.pick(likely)]();
      const pause = random.chance(0.02) ? trashLifetime / 2 : random.below(undoLifetime / 20);
      library.pass(pause);
      model.now += pause;
      if (time % 40 === 39) {
        await expireTrash(library.services);
        model.trash = model.listed.toReversed();
      }
      if (time % 20 === 19) await compare(library, model);
    }
    expect(await emptyTrash(library.services, library.viewer)).toBe(model.trash.length);
    model.trash = [];
    await compare(library, model);
    expect((await library.list({}, neighbour)).total).toBe(1);
    await expectIndexesToFit(library.services.db, neighbour.id);
    await expect(undo(library.services, library.viewer, theirs)).rejects.toMatchObject({
      code: "undo_not_found",
    });
  },
);
