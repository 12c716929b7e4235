import type { DatabaseSync } from "node:sqlite";

import { categoryNames, subcategoriesOf, type Place } from "~/domain/categories";

/** Measured records of a filled database. */
export interface TownCategories extends Place {
  /** A public prompt, about in the middle of the town. */
  promptId: string;
  shareId: string;
  /** A publication of the member with the full library. */
  ownId: string;
  /** The newest prompt, with the most reports. */
  reportedId: string;
  /** A prompt with remixes, and a member with posts. */
  remixedId: string;
  memberId: string;
  /** A folder and a tag with many prompts of the member with the full library. */
  folder: string;
  tag: string;
}

/** Finds records to measure in a filled database. */
export function townCategories(database: DatabaseSync): TownCategories {
  const first = (query: string) => database.prepare(query).get() as Record<string, string>;
  const { id, shareId } = first(`SELECT prompt_id AS id, share_id AS shareId FROM publications
    WHERE is_public = 1 AND town_number >= (SELECT total / 2 FROM counters WHERE name = 'publications')
    ORDER BY town_number LIMIT 1`);
  const { ownId } = first(`SELECT prompt_id AS ownId FROM publications
    WHERE user_id = 'member-0' AND town_number IS NOT NULL ORDER BY town_number LIMIT 1`);
  const { reportedId } = first(`SELECT prompt_id AS reportedId FROM publications
    WHERE is_public = 1 AND town_number IS NOT NULL ORDER BY town_number DESC LIMIT 1`);
  const { folder } = first(`SELECT id AS folder FROM folders
    WHERE user_id = 'member-0' ORDER BY prompt_count DESC LIMIT 1`);
  const { tag } = first(`SELECT value AS tag FROM prompts, json_each(tags)
    WHERE user_id = 'member-0' GROUP BY value ORDER BY count(*) DESC LIMIT 1`);
  const { remixedId } = first(
    "SELECT share_id AS remixedId FROM publications ORDER BY remix_count DESC LIMIT 1",
  );
  const { memberId } = first(`SELECT id AS memberId FROM users
    WHERE is_public = 1 AND id <> 'member-0' ORDER BY shown_posts DESC LIMIT 1`);
  const category = categoryNames[0]!;
  const subcategory = subcategoriesOf(category)[0]!;
  return {
    promptId: id!,
    shareId: shareId!,
    ownId: ownId!,
    reportedId: reportedId!,
    remixedId: remixedId!,
    memberId: memberId!,
    folder: folder!,
    tag: tag!,
    category,
    subcategory,
  };
}
