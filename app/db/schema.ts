import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { TokenScope } from "~/token-scopes";
import type { Provider } from "~/domain/provider";
import type { PromptUse, TypeTag } from "~/domain/prompt-use";
import type { Composition, Variable } from "~/domain/composition";
import type { Category, Subcategory } from "~/domain/categories";
import type { Language } from "~/languages";
import type { EmailKind } from "~/domain/email-kinds";

import { createdAt, id, instant } from "./columns";

export const users = sqliteTable("users", {
  id: id(),
  /** Lower-cased. */
  email: text().notNull().unique(),
  /** Null until the address has proved to be theirs, by a letter's link or by Google. */
  emailVerifiedAt: instant(),
  displayName: text(),
  bio: text(),
  /** The key of the picture among the files; null: none. */
  avatarKey: text(),
  twitterUrl: text(),
  facebookUrl: text(),
  instagramUrl: text(),
  githubUrl: text(),
  websiteUrl: text(),
  /** Their profile is shown with what they share. */
  isPublic: integer({ mode: "boolean" }).notNull().default(false),
  isOfficial: integer({ mode: "boolean" }).notNull().default(false),
  language: text().$type<Language>().notNull(),
  createdAt: createdAt(),
  lastSignInAt: instant().notNull(),
  /** The bytes of all that they keep, and those that they wrote on the UTC day `writtenOn`. Written by triggers only. */
  storedBytes: integer().notNull().default(0),
  writtenBytes: integer().notNull().default(0),
  writtenOn: text(),
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
    /** Who says so: the OpenID issuer, whose subjects mean nothing elsewhere; empty for a password. */
    issuer: text().notNull(),
    /** Who they are there: Google's `sub`; their own id for a password. */
    subject: text().notNull(),
    /** A PHC string; only for `password`. */
    passwordHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    uniqueIndex("identities_issuer_subject").on(table.issuer, table.subject),
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
    purpose: text().$type<EmailKind>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("email_tokens_user").on(table.userId, table.purpose),
    index("email_tokens_expires").on(table.expiresAt),
  ],
);

/** What members let their programs in with. The token itself is shown once and kept nowhere. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** The token's last four characters, by which its owner knows it again. */
    ending: text().notNull(),
    scope: text().$type<TokenScope>().notNull(),
    createdAt: createdAt(),
    /** To the hour. Null: never yet. */
    lastUsedAt: instant(),
    /** Null: it does not expire. */
    expiresAt: instant(),
  },
  (table) => [
    index("access_tokens_user").on(table.userId),
    index("access_tokens_expires").on(table.expiresAt),
  ],
);

export const folders = sqliteTable(
  "folders",
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    /** Written by triggers only. */
    promptCount: integer().notNull().default(0),
  },
  (table) => [uniqueIndex("folders_user_name").on(table.userId, table.name)],
);

/** What the town lists: published, and not made private. A literal, because the planner fits partial indexes to no bound value. */
const isListed = sql.raw("is_public = 1 and publication is not null");

/**
 * One row is the truth: sharing and publishing are states of it. What lists and filters need of it (`counters`,
 * `prompt_count`, `member_tags`, `prompt_bitmaps`, `list_buckets`, `search_outbox`) is kept by triggers.
 */
export const prompts = sqliteTable(
  "prompts",
  {
    id: id(),
    userId: userId(),
    /** Counts a member's prompts in the order of their making, from 1. */
    number: integer().notNull(),
    originalInput: text().notNull(),
    content: text().notNull(),
    /** The questions that it was made with, and their answers; null where there were none. No list reads it. */
    variables: text({ mode: "json" }).$type<Variable[]>(),
    type: text().$type<TypeTag>().notNull(),
    /** In their order, the type tag first. */
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    folderId: text()
      .notNull()
      .references(() => folders.id),
    /** Null until it is shared. */
    shareId: text().unique(),
    isPublic: integer({ mode: "boolean" }).notNull().default(false),
    title: text(),
    description: text(),
    /** Where it stands in the town; null: it is not published. */
    category: text().$type<Category>(),
    subcategory: text().$type<Subcategory>(),
    /** Counts publications in their order, never twice the same; null: it is not published. */
    publication: integer(),
    publishedAt: instant(),
    /** When an admin took it out of the town: only an admin can let it be public again. Null: nobody has. */
    removedAt: instant(),
    /** What is published says who made it, as far as their profile is public. */
    showProfile: integer({ mode: "boolean" }).notNull().default(true),
    createdAt: createdAt(),
    /** Grows with every change of purpose, content and tags, so that it tells one version of them from the next. */
    updatedAt: instant().notNull(),
    /** The texts as the search compares them (`foldText`). */
    foldedInput: text().notNull(),
    foldedTags: text().notNull(),
    foldedTitle: text().notNull().default(""),
    foldedContent: text().notNull(),
  },
  (table) => [
    uniqueIndex("prompts_user_number").on(table.userId, table.number),
    index("prompts_folder").on(table.folderId),
    index("prompts_posted").on(table.userId, table.number).where(sql.raw("publication is not null")),
    // In the order of the lists, and with a predicate that covers every filter (docs/decisions/016).
    uniqueIndex("prompts_town").on(table.publication).where(isListed),
    index("prompts_town_category").on(table.category, table.publication).where(isListed),
    index("prompts_town_subcategory").on(table.subcategory, table.publication).where(isListed),
  ],
);

/** The tags that a member uses. Written by triggers only. */
export const memberTags = sqliteTable(
  "member_tags",
  {
    userId: userId(),
    tag: text().notNull(),
    promptCount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tag] }),
    index("member_tags_used").on(table.userId, sql`prompt_count desc`, table.tag),
  ],
);

/**
 * A bitmap index: which of a member's prompts are in a set (all, a folder, a tag), as `0` and `1` by their numbers, 1,024
 * to a block. Written by triggers only (docs/decisions/013).
 */
export const promptBitmaps = sqliteTable(
  "prompt_bitmaps",
  {
    userId: userId(),
    /** `all`, `posted` (published), `folder:<id>` or `tag:<tag>`. */
    key: text().notNull(),
    block: integer().notNull(),
    bits: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key, table.block] })],
);

/** Totals that pages show, so that no page counts rows. Written by triggers only. */
export const counters = sqliteTable("counters", {
  name: text().primaryKey(),
  total: integer().notNull(),
});

/**
 * How many publications of a list (`all`, a category, a subcategory) have numbers in a bucket of 64, 4,096 or 262,144 (levels
 * 1 to 3), so that the page at any offset is found without reading those before it. Written by triggers only.
 */
export const listBuckets = sqliteTable(
  "list_buckets",
  {
    list: text().notNull(),
    level: integer().notNull(),
    bucket: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.level, table.bucket] })],
);

/** Publications whose search entry is out of date. Written by triggers, worked off by `indexTown`. */
export const searchOutbox = sqliteTable("search_outbox", {
  version: integer().primaryKey({ autoIncrement: true }),
  publication: integer().notNull(),
});

/** A generation's result, kept until it expires: a visitor's opens by its unguessable link, a member's for them alone. */
export const drafts = sqliteTable(
  "drafts",
  {
    id: id(),
    /** Who made or saved it while signed in: it opens for them alone, and leaves with their account. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** What it was saved as: saving it again changes that prompt. */
    promptId: text().references(() => prompts.id, { onDelete: "set null" }),
    originalInput: text().notNull(),
    content: text().notNull(),
    /** The pieces of the text, with the questions and answers; null in drafts from before there were any. */
    composition: text({ mode: "json" }).$type<Composition>(),
    use: text().$type<PromptUse>().notNull(),
    deepThinking: integer({ mode: "boolean" }).notNull(),
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    engine: text().notNull(),
    /** The model failed, and the built-in engine answered in its place. */
    fellBack: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("drafts_expires").on(table.expiresAt),
    index("drafts_user").on(table.userId),
    index("drafts_prompt").on(table.promptId),
  ],
);

/** Daily counts (UTC) by budget key: model calls (`all`: the whole site), drafts, and letters (`spendLetter`). */
export const usageDaily = sqliteTable(
  "usage_daily",
  {
    day: text().notNull(),
    caller: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.caller] })],
);
