import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { dailySalts, dailyUses, publications, rankOutbox, townDays } from "~/db/schema";
import { dayOf } from "~/domain/days";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { restore } from "~/features/prompts/trash/restore.server";

import { expectRanksToFit, type Counted } from "../../../../tests/support/database/town-ranks";
import { randomOfRun } from "../../../../tests/support/factories/random-of-run";
import { setUpRanking, visitorAt } from "../../../../tests/support/factories/set-up-ranking";
import { sampled } from "../../../../tests/support/sampling";

const changes = sampled(125, 500);
const changesPerCheck = 25;

const places = [
  { category: "ai", subcategory: "AIと倫理" },
  { category: "ai", subcategory: "AIツール活用" },
  { category: "image", subcategory: "3D" },
] as const;

test(
  "after any sequence of saves, uses, changes of the town and jobs the ranks equal the recomputed ones",
  { timeout: 240_000 },
  async () => {
    const random = randomOfRun(2_038);
    const town = await setUpRanking();
    const { db } = town.services;
    const author = town.viewer;
    let readers = [await town.member(), await town.member(), await town.member()];
    const networks = ["one", "two", "three", "four", "five"];
    let counted: Counted[] = [];
    const used = new Set<string>();
    const saved = new Map<string, number>();
    const alive: string[] = [];
    const trashed: { id: string; day: number }[] = [];
    const today = () => dayOf(town.now());

    const isOpen = async (id: string) => Boolean((await town.row(id))?.isPublic);
    const forget = (promptId: string, day: number) => {
      const at = counted.findIndex(
        (one) => one.promptId === promptId && one.kind === "saves" && one.day === day,
      );
      counted.splice(at, 1);
    };
    const steps = {
      async post() {
        alive.push(await town.post(`text ${random.below(1_000)}`, random.pick(places), author));
      },
      async save() {
        const [id, reader] = [random.pick(alive), random.pick(readers)];
        if (!(await isOpen(id))) return;
        const key = `${reader.id} ${id}`;
        if (!saved.has(key)) counted.push({ promptId: id, kind: "saves", day: today() });
        if (!saved.has(key)) saved.set(key, today());
        await town.save(id, reader);
      },
      async unsave() {
        if (saved.size === 0) return;
        const key = random.pick([...saved.keys()]);
        const [userId, id] = key.split(" ");
        await town.unsave(id!, { id: userId! });
        forget(id!, saved.get(key)!);
        saved.delete(key);
      },
      async use() {
        const [id, network] = [random.pick(alive), random.pick(networks)];
        const isCounted = (await isOpen(id)) && !used.has(`${today()} ${id} ${network}`);
        if (isCounted) {
          used.add(`${today()} ${id} ${network}`);
          counted.push({ promptId: id, kind: "uses", day: today() });
        }
        await town.use(id, visitorAt(network));
      },
      async show() {
        const firstText = random.pick([null, { text: "Made.", isSample: false }]);
        const shown = { firstText, isProven: random.below(2) > 0 };
        const id = random.pick(alive);
        if ((await town.row(id))?.townNumber)
          await db.update(publications).set(shown).where(eq(publications.promptId, id));
      },
      toggle: () => town.toggle(random.pick(alive), undefined, author),
      edit: () => town.editAs(random.pick(alive), random.pick(places), author).catch(() => undefined),
      remove: () => town.remove(random.pick(alive), author).catch(() => undefined),
      publish: () => town.publish(random.pick(alive), random.pick(places), author),
      async delete() {
        const id = random.pick(alive);
        await deletePrompt(town.services, author, id);
        alive.splice(alive.indexOf(id), 1);
        trashed.push({ id, day: today() });
      },
      async restore() {
        const item = trashed.pop();
        // After thirty days it is gone.
        if (!item || today() - item.day >= 30) return;
        await restore(town.services, author, item.id);
        alive.push(item.id);
      },
      async leave() {
        const [gone, ...others] = readers;
        await deleteAccount(town.services, {
          ...gone!,
          session: { ...gone!.session, authenticatedAt: town.now() },
        });
        readers = [...others, await town.member()];
        for (const [key, day] of saved)
          if (key.startsWith(`${gone!.id} `)) {
            forget(key.split(" ")[1]!, day);
            saved.delete(key);
          }
      },
      passHours: async () => town.pass(random.below(30) * 3_600_000),
      passDays: async () => town.passDays(random.below(9)),
      rank: () => town.rank(1),
      expire: () => town.expire(),
    };
    const weights: Record<keyof typeof steps, number> = {
      post: 8,
      save: 26,
      unsave: 8,
      use: 30,
      show: 12,
      toggle: 5,
      edit: 5,
      remove: 3,
      publish: 5,
      delete: 3,
      restore: 3,
      leave: 1,
      passHours: 5,
      passDays: 2,
      rank: 6,
      expire: 2,
    };
    const likely = Object.entries(weights).flatMap(([name, weight]) =>
      Array<keyof typeof steps>(weight).fill(name as keyof typeof steps),
    );
    for (let time = 0; time < 6; time += 1) await steps.post();
    for (let time = 1; time <= changes; time += 1) {
      if (alive.length < 4) await steps.post();
      await steps[random.pick(likely)]();
      if (time % changesPerCheck > 0) continue;
      await town.rank();
      await expectRanksToFit(db, counted, town.now());
      // Twice changes nothing, and nothing waits that is due.
      await town.rank();
      await expectRanksToFit(db, counted, town.now());
      const waiting = await db.select().from(rankOutbox);
      expect(waiting.every(({ due }) => due > town.now().getTime())).toBe(true);
    }
    expect(counted.length).toBeGreaterThan(changes / 10);
    // When all is over, nothing of the week and no new prompt is left.
    town.passDays(40);
    await town.rank();
    await town.expire();
    await expectRanksToFit(db, counted, town.now());
    for (const table of [rankOutbox, townDays, dailyUses, dailySalts]) expect(await db.$count(table)).toBe(0);
  },
);
