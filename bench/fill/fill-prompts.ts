import type { DatabaseSync } from "node:sqlite";

import { prompts, publications } from "~/db/schema";
import { foldedColumns } from "~/features/prompts/prompt-columns.server";
import { libraryLimit } from "~/features/prompts/limits";
import { foldText } from "~/features/text/fold-text";

import { seededRandom } from "../../tests/support/factories/seeded-random";
import { pickByZipf } from "../texts/zipf";
import { countRows } from "./count-rows";
import { fillRankings } from "./fill-rankings";
import { fillMembers } from "./fill-members";
import { promptMaker } from "./made-up-prompt";
import { rowInserter } from "./row-inserter";
import { withoutUpkeep } from "./without-upkeep";

const start = Date.UTC(2024, 0, 1);
const span = 2 * 365 * 24 * 60 * 60 * 1000;
const rowsPerTransaction = 10_000;

/** Every 200th prompt belongs to the first member, until their library is full. */
const fullEvery = 200;

/** Thresholds per thousand prompts: listed in the town; private after publication; removed, with a gap in the numbers. */
const listedShare = 300;
const privateShare = 320;
const removedShare = 350;

/** Fills an empty database with `count` prompts of 2,000 members, and with the rows that triggers would have written. */
export function fillPrompts(database: DatabaseSync, count: number, englishPrompts: string | null): void {
  // No other reader, and an aborted fill starts again.
  database.exec("PRAGMA foreign_keys = OFF; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
  database.exec("PRAGMA cache_size = -1000000");
  const random = seededRandom(1);
  const make = promptMaker(random, englishPrompts);
  const [first, ...others] = fillMembers(database, new Date(start));
  const insertPrompt = rowInserter(database, prompts);
  const insertPublication = rowInserter(database, publications);
  let lastTownNumber = 0;
  let original: { id: string; userId: string } | null = null;

  function add(at: number) {
    const member = at % fullEvery === 0 && first!.count < libraryLimit ? first! : random.pick(others);
    const { originalInput, content, title, description, category, subcategory, type, tags, language } =
      make();
    const fate = random.below(1_000);
    const townNumber = fate < removedShare ? (lastTownNumber += 1) : null;
    const isPublished = fate < privateShare;
    const isShared = fate < removedShare;
    const createdAt = new Date(start + Math.floor((span * at) / count));
    const number = (member.count += 1);
    const folderId = pickByZipf(random, member.folders);
    const id = `${at.toString(36)}x${random.below(2 ** 30).toString(36)}`.padStart(22, "p");
    // Every fortieth is a remix of one prompt.
    const copiedFrom = at % 40 === 0 && original && original.userId !== member.id ? original.id : null;
    insertPrompt({
      id,
      userId: member.id,
      number,
      originalInput,
      content,
      variables: null,
      type,
      tags,
      folderId,
      title: isShared ? title : null,
      description: isShared ? description : null,
      version: 1,
      versionKind: "created",
      pinnedAt: null,
      lastUsedAt: null,
      copiedFrom,
      createdAt,
      updatedAt: createdAt,
      ...(foldedColumns({ originalInput, template: { content, variables: null }, tags }) as Required<
        ReturnType<typeof foldedColumns>
      >),
      foldedTitle: isShared ? foldText(title) : "",
    });
    if (!isShared) return;
    insertPublication({
      promptId: id,
      userId: member.id,
      number,
      shareId: `s${id.slice(1)}`,
      isPublic: fate < listedShare,
      category: isPublished ? category : null,
      subcategory: isPublished ? subcategory : null,
      townNumber: isPublished ? townNumber : null,
      publishedAt: isPublished ? createdAt : null,
      withheldAt: null,
      showProfile: fate % 4 > 0,
      language: isPublished ? language : null,
      workId: null,
      isLead: true,
      saveCount: isPublished && at % 10 === 0 ? at % 97 : 0,
      rankedSaveCount: isPublished && at % 10 === 0 ? at % 97 : 0,
      useCount: isPublished && at % 3 === 0 ? at % 211 : 0,
      remixOf: copiedFrom,
      remixCount: 0,
      firstPicture: null,
      firstText: null,
      isProven: at % 50 === 0,
    });
    if (fate < listedShare) original ??= { id, userId: member.id };
  }

  withoutUpkeep(database, ["prompts", "publications"], () => {
    for (let at = 0; at < count; at += 1) {
      if (at % rowsPerTransaction === 0) database.exec(at === 0 ? "BEGIN" : "COMMIT; BEGIN");
      add(at);
    }
    database.exec("COMMIT");
  });
  database.exec("BEGIN");
  countRows(database, lastTownNumber);
  fillRankings(database);
  database.exec("COMMIT; PRAGMA journal_mode = WAL");
}
