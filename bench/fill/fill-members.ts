import type { DatabaseSync } from "node:sqlite";

import { folders, users } from "~/db/schema";
import { uncategorized } from "~/features/prompts/folders/folder";
import { languages } from "~/domain/languages";

import { rowInserter } from "./row-inserter";

export interface Member {
  id: string;
  folders: string[];
  /** Number of prompts so far. */
  count: number;
}

const memberCount = 2_000;
const foldersEach = 5;

/** Adds members with their folders; six of ten show their profiles. */
export function fillMembers(database: DatabaseSync, since: Date): Member[] {
  const insertUser = rowInserter(database, users);
  const insertFolder = rowInserter(database, folders);
  return Array.from({ length: memberCount }, (_, number) => {
    const id = `member-${number}`;
    insertUser({
      id,
      email: `${id}@bench.invalid`,
      emailVerifiedAt: since,
      displayName: `Member ${number}`,
      bio: null,
      avatarKey: null,
      links: {},
      isPublic: number % 10 < 6,
      isOfficial: number === 1,
      language: languages[number % languages.length]!,
      createdAt: since,
      lastSignInAt: since,
      storedBytes: 0,
      writtenBytes: 0,
      writtenOn: null,
      historyBytes: 0,
      shelfCount: 0,
      shownPosts: 0,
      earlyPublications: 0,
      earlyLimit: 0,
      endsAt: null,
    });
    const names = [
      uncategorized,
      ...Array.from({ length: foldersEach }, (_unused, place) => `Folder ${place}`),
    ];
    const ids = names.map((_name, place) => `${id}-${place}`);
    for (const [place, name] of names.entries())
      insertFolder({ id: ids[place]!, userId: id, name, promptCount: 0 });
    return { id, folders: ids, count: 0 };
  });
}
