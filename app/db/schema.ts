import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { PromptUse } from "~/features/prompts/prompt-use";

import { createdAt, id, instant } from "./columns";

export const users = sqliteTable("users", {
  id: id(),
  /** Lower-cased. */
  email: text().notNull().unique(),
  createdAt: createdAt(),
});

export const folders = sqliteTable(
  "folders",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
  },
  (table) => [uniqueIndex("folders_user_name").on(table.userId, table.name)],
);

/** One row is the truth: sharing and publishing are states of it. Its number is kept in `counters` by triggers. */
export const prompts = sqliteTable(
  "prompts",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    originalInput: text().notNull(),
    content: text().notNull(),
    type: text().notNull(),
    folderId: text().references(() => folders.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("prompts_user_created").on(table.userId, table.createdAt, table.id),
    index("prompts_folder").on(table.folderId),
  ],
);

/** Totals that pages show, so that no page counts rows. Written by triggers only. */
export const counters = sqliteTable("counters", {
  name: text().primaryKey(),
  total: integer().notNull(),
});

/** A generation's result, kept for its unguessable link until it expires. */
export const drafts = sqliteTable(
  "drafts",
  {
    id: id(),
    originalInput: text().notNull(),
    content: text().notNull(),
    use: text().$type<PromptUse>().notNull(),
    deepThinking: integer({ mode: "boolean" }).notNull(),
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    engine: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("drafts_expires").on(table.expiresAt)],
);

/** Model calls per UTC day and caller; the caller `all` is everybody together. */
export const usageDaily = sqliteTable(
  "usage_daily",
  {
    day: text().notNull(),
    caller: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.caller] })],
);
