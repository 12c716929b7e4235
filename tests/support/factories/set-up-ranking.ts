import { and, eq } from "drizzle-orm";

import { counters, dailySalts, dailyUses, rankOutbox, saves, townDays, townRanks } from "~/db/schema";
import { dayLength } from "~/domain/days";
import { countUse, type Reader } from "~/features/town/ranking/count-use.server";
import { expireUses, forgetSalts } from "~/features/town/ranking/expire-uses.server";
import { rankTown } from "~/features/town/ranking/rank-town.server";
import { removeFromShelf, saveToShelf } from "~/features/sharing/shelf/change-shelf.server";
import { listShelf } from "~/features/sharing/shelf/list-shelf.server";
import { listTown } from "~/features/town/list-town.server";
import type { TownQuery } from "~/features/town/query";

import { setUpTown } from "./set-up-town";

interface Member {
  id: string;
}

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** A visitor's browser at a network. */
export const visitorAt = (network: string): Reader => ({ network, browser });

/** An empty town without saves, uses and ranks, with a clock that the test moves. */
export async function setUpRanking() {
  const town = await setUpTown();
  const { db } = town.services;
  for (const table of [saves, townDays, townRanks, rankOutbox, dailyUses, dailySalts]) await db.delete(table);
  let now = town.services.clock.now();
  const services = { ...town.services, clock: { now: () => now } };
  const shareIdOf = async (id: string) => (await town.row(id))?.shareId ?? "none";
  return {
    ...town,
    services,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    passDays: (days: number) => {
      now = new Date(now.getTime() + days * dayLength);
    },
    now: () => now,
    rank: (rounds = 100) => rankTown(services, rounds),
    expire: async () => ({ ...(await forgetSalts(services)), ...(await expireUses(services)) }),
    save: async (id: string, by: Member) => saveToShelf(services, by, await shareIdOf(id)),
    unsave: (id: string, by: Member) => removeFromShelf(services, by, id),
    use: async (id: string, reader: Reader) => countUse(services, reader, await shareIdOf(id)),
    shelf: (by: Member, page = 1) => listShelf(services, by, page),
    order: (order: TownQuery["order"], query: Partial<TownQuery> = {}, reader: Member | null = null) =>
      listTown(services, reader, {
        category: null,
        subcategory: null,
        search: "",
        page: 1,
        language: null,
        ...query,
        order,
      }),
    counted: async (name: string) =>
      (await db.select().from(counters).where(eq(counters.name, name)).get())?.total ?? 0,
    isOnShelf: async (id: string, by: Member) =>
      (await db.$count(saves, and(eq(saves.userId, by.id), eq(saves.promptId, id)))) > 0,
  };
}
