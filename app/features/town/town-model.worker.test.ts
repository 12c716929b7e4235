import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { counters, searchOutbox } from "~/db/schema";

import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { randomOfRun } from "../../../tests/support/factories/random-of-run";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { commandsOf } from "../../../tests/support/factories/town-changes";
import { rowChangesOf } from "../../../tests/support/factories/town-row-changes";
import { documentsOf, expectTownToFit } from "../../../tests/support/database/town-indexes";
import { TownModel } from "../../../tests/support/factories/town-model";
import { sampled } from "../../../tests/support/sampling";

/** 400 changes each. */
const rounds = sampled(2, 10);
const commandsPerRound = 240;
const rowChangesPerRound = 160;
const changesPerCheck = 80;

/** Each name, repeated by its weight. */
const weighed = <Name extends string>(weights: Record<Name, number>): Name[] =>
  (Object.entries(weights) as [Name, number][]).flatMap(([name, weight]) => Array<Name>(weight).fill(name));

test(
  "counters, posts and outbox equal a recount after hundreds of random changes",
  { timeout: 400_000 },
  async () => {
    const random = randomOfRun(2_027);
    const town = await setUpTown();
    const { services, list } = town;
    const { db } = services;
    const mayor = await town.admin();
    const members = [mayor, town.viewer, await town.member(), await town.member(), await town.member()];
    const model = new TownModel();
    const commands = commandsOf(town, members, mayor, model, random);
    const likely = weighed<keyof typeof commands>({
      create: 22,
      publish: 30,
      edit: 20,
      toggle: 16,
      remove: 8,
      removeByAdmin: 4,
      delete: 4,
      leave: 0,
    });
    let changeCount = 0;
    let indexed = documentsOf([]);

    let mostPosts = 0;
    async function compare() {
      mostPosts = Math.max(mostPosts, model.order.length);
      const rows = await expectTownToFit(db);
      const { published, others } = model.state();
      const states = rows.map((row) => {
        const { id, userId, content, isPublic, shareId, category, subcategory, townNumber } = row;
        const place = [category, subcategory, row.language, row.workId];
        const state = [id, userId, content, isPublic, shareId !== null, ...place].join("|");
        return { state, isPublished: townNumber !== null };
      });
      expect(states.flatMap(({ state, isPublished }) => (isPublished ? [state] : []))).toEqual(published);
      expect(states.flatMap(({ state, isPublished }) => (isPublished ? [] : [state])).toSorted()).toEqual(
        others,
      );
      for (const { id } of members) await expectIndexesToFit(db, id);
      // Changes since the outbox's last run are in it, and nothing that was never listed.
      const documents = documentsOf(rows);
      const waiting = new Set(await town.waiting());
      const numbers = new Set([...documents.keys(), ...indexed.keys()]);
      for (const number of numbers)
        if (documents.get(number) !== indexed.get(number)) expect(waiting, `${number}`).toContain(number);
      await db.delete(searchOutbox);
      indexed = documents;
      const { counts, total } = await list();
      const leads = rows.filter(({ isLead, isPublic, townNumber }) => isLead && isPublic && townNumber);
      expect(total).toBe(leads.length);
      expect(counts.all ?? 0).toBe(total);
    }

    for (let round = 0; round < rounds; round += 1) {
      for (let time = 1; time <= commandsPerRound; time += 1) {
        await commands[random.pick(likely)]();
        changeCount += 1;
        if (time % changesPerCheck === 0) await compare();
      }
      // Twice in all.
      if ((round + 1) % (rounds / 2) === 0) await commands.leave();
      const sequence = await db.select().from(counters).where(eq(counters.name, "publications")).get();
      const rowChanges = rowChangesOf(members, model, random, sequence!.total);
      const kinds = weighed<keyof typeof rowChanges.changes>({
        insert: 10,
        publish: 10,
        renumber: 8,
        move: 12,
        write: 8,
        unpublish: 7,
        delete: 5,
        hideOrShow: 5,
        link: 14,
        unlink: 3,
        speak: 6,
      });
      for (let time = 1; time <= rowChangesPerRound; time += 1) {
        rowChanges.changes[random.pick(kinds)]();
        changeCount += 1;
        if (time % changesPerCheck > 0) continue;
        await rowChanges.run();
        await compare();
      }
    }
    expect(changeCount).toBe(rounds * (commandsPerRound + rowChangesPerRound));
    // At its fullest: how many are left in the end is chance.
    expect(mostPosts).toBeGreaterThan(8 * rounds);
    for (let time = 0; time < 30; time += 1) await commands.leave();
    await compare();
  },
);
