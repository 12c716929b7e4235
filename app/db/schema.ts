import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { Provider } from "~/features/accounts/provider";
import type { PromptUse } from "~/features/prompts/prompt-use";
import type { Language } from "~/languages";
import type { LetterKind } from "~/platform/mail/mail";

import { createdAt, id, instant } from "./columns";

export const users = sqliteTable("users", {
  id: id(),
  /** Lower-cased. */
  email: text().notNull().unique(),
  /** Null until the address has proved to be theirs, by a letter's link or by Google. */
  emailVerifiedAt: instant(),
  displayName: text(),
  language: text().$type<Language>().notNull(),
  createdAt: createdAt(),
  lastSignInAt: instant().notNull(),
});

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The ways a person signs in: one row per provider. */
export const identities = sqliteTable(
  "identities",
  {
    userId: userId(),
    provider: text().$type<Provider>().notNull(),
    /** Who they are there: Google's `sub`; their own id for a password. */
    subject: text().notNull(),
    /** A PHC string; only for `password`. */
    passwordHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    uniqueIndex("identities_provider_subject").on(table.provider, table.subject),
  ],
);

/** Who is signed in where. The token itself is only in the cookie. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: userId(),
    /** When the person last proved who they are. */
    authenticatedAt: instant().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/** Links sent by mail, each good for one use. The token itself is only in the letter. */
export const emailTokens = sqliteTable(
  "email_tokens",
  {
    tokenHash: text().primaryKey(),
    userId: userId(),
    purpose: text().$type<LetterKind>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("email_tokens_user").on(table.userId, table.purpose),
    index("email_tokens_expires").on(table.expiresAt),
  ],
);

export const folders = sqliteTable(
  "folders",
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex("folders_user_name").on(table.userId, table.name)],
);

/** One row is the truth: sharing and publishing are states of it. Its number is kept in `counters` by triggers. */
export const prompts = sqliteTable(
  "prompts",
  {
    id: id(),
    userId: userId(),
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

/** A prompt's tags in their order, the type tag among them. `userId` lets a member's tags be listed by index. */
export const promptTags = sqliteTable(
  "prompt_tags",
  {
    promptId: text()
      .notNull()
      .references(() => prompts.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    tag: text().notNull(),
    userId: userId(),
  },
  (table) => [
    primaryKey({ columns: [table.promptId, table.position] }),
    index("prompt_tags_user").on(table.userId, table.tag),
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
    /** Who made or saved it while signed in: it leaves with their account. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** What it was saved as: saving it again changes that prompt. */
    promptId: text().references(() => prompts.id, { onDelete: "set null" }),
    originalInput: text().notNull(),
    content: text().notNull(),
    use: text().$type<PromptUse>().notNull(),
    deepThinking: integer({ mode: "boolean" }).notNull(),
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    engine: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("drafts_expires").on(table.expiresAt),
    index("drafts_user").on(table.userId),
    index("drafts_prompt").on(table.promptId),
  ],
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
