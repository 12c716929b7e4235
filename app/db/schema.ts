import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { TokenScope } from "~/domain/token-scopes";
import type { EmailKind, FollowKind, Provider, StrangerKind, VersionKind } from "~/domain/kinds";
import type { PromptUse, TypeTag } from "~/domain/prompt-use";
import type { Composition } from "~/domain/composition";
import type { Outcome, Rival, Trial } from "~/domain/comparison";
import type { StoredLinks } from "~/domain/profile-links";
import type { Category, Subcategory } from "~/domain/categories";
import type { Ranking, TownCounts } from "~/domain/town-sorts";
import type { DecisionReason, ModerationAction, ReasonCounts, ReportReason } from "~/domain/moderation";
import type { ListLanguage, PromptLanguage } from "~/domain/prompt-languages";
import type { ExampleKind, StoredPicture, StoredText } from "~/domain/example-pictures";
import type { Values } from "~/domain/variables";
import type { Language } from "~/domain/languages";

import { createdAt, definitions, id, instant, versionNumber } from "./columns";

export const users = sqliteTable("users", {
  id: id(),
  /** Lower-cased. */
  email: text().notNull().unique(),
  /** Null until the address is verified, by an email's link or by Google. */
  emailVerifiedAt: instant(),
  displayName: text(),
  bio: text(),
  avatarKey: text(),
  links: text({ mode: "json" }).$type<StoredLinks>().notNull().default({}),
  /** The profile is shown with the prompts they share. */
  isPublic: integer({ mode: "boolean" }).notNull().default(false),
  isOfficial: integer({ mode: "boolean" }).notNull().default(false),
  language: text().$type<Language>().notNull(),
  createdAt: createdAt(),
  lastSignInAt: instant().notNull(),
  /** Bytes of all their stored data, and bytes written on the UTC day `writtenOn`. Written by triggers only. */
  storedBytes: integer().notNull().default(0),
  writtenBytes: integer().notNull().default(0),
  writtenOn: text(),
  /** Bytes of all their versions of prompts; beyond the limit the oldest go. Written by triggers only. */
  historyBytes: integer().notNull().default(0),
  /** Number of their `saves`. Written by triggers only. */
  shelfCount: integer().notNull().default(0),
  /** Number of their listed posts that may name them. Written by triggers only. */
  shownPosts: integer().notNull().default(0),
  /** Publications of the account's first hour. Written by triggers only. */
  earlyPublications: integer().notNull().default(0),
  /** How many a trigger allows of them; set by the commands that publish. */
  earlyLimit: integer().notNull().default(0),
  /** When an unverified account without anything saved ends. Null if its member has not been notified. */
  endsAt: instant(),
});

/** Bytes that strangers store together, by kind, and the most of it. Counted each minute (`countStrangers`). */
export const strangerTotals = sqliteTable("stranger_totals", {
  kind: text().$type<StrangerKind>().primaryKey(),
  bytes: integer().notNull(),
  most: integer().notNull(),
});

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Ways to sign in: one row per user and provider. */
export const identities = sqliteTable(
  "identities",
  {
    userId: userId(),
    provider: text().$type<Provider>().notNull(),
    /** OpenID issuer (a subject is unique only within it); empty for a password. */
    issuer: text().notNull(),
    /** The user at the issuer: Google's `sub`; the user's own id for a password. */
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

/** Sessions of signed-in users. The token itself is only in the cookie. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: userId(),
    /** Time of the last sign-in or confirmation of identity. */
    authenticatedAt: instant().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/** Passkeys: ways to sign in besides `identities` (docs/decisions/048). */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, chosen by its authenticator; base64url. */
    id: id(),
    userId: userId(),
    /** A COSE key, base64url. */
    publicKey: text().notNull(),
    /** The highest count of signatures seen; 0 where the authenticator does not count. */
    counter: integer().notNull(),
    /** How the browser reaches the authenticator. */
    transports: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Of the browser that created it. */
    userAgent: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index("passkeys_user").on(table.userId, table.createdAt)],
);

/** Challenges that a passkey is to sign, each good once and for ten minutes. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    /** Hash of the challenge with what it is for, and whose it is (`issueChallenge`). */
    key: text().primaryKey(),
    /** The id of the account that a registration opens. Null for other uses. */
    newAccountId: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("passkey_challenges_expires").on(table.expiresAt)],
);

/** Single-use links sent by email. The token itself is only in the email. */
export const emailTokens = sqliteTable(
  "email_tokens",
  {
    tokenHash: text().primaryKey(),
    userId: userId(),
    kind: text().$type<EmailKind>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** The address that the account gets by it; only for `email_change`. */
    newEmail: text(),
  },
  (table) => [
    index("email_tokens_user").on(table.userId, table.kind),
    index("email_tokens_expires").on(table.expiresAt),
  ],
);

/**
 * Members' access tokens for the API, and those of connected apps for the MCP server. A personal token is shown once and never stored;
 * a connection's is nowhere but encrypted in its grant (docs/decisions/030).
 */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** The token's last four characters, shown to its owner. */
    ending: text().notNull(),
    scope: text().$type<TokenScope>().notNull(),
    createdAt: createdAt(),
    /** To the hour. Null if it was never used. */
    lastUsedAt: instant(),
    expiresAt: instant(),
    /** The id of a connected app at the authorization server. Null for a personal token. */
    clientId: text(),
    /** Where the app receives its access. Null for a personal token. */
    clientHost: text(),
    /** Its member lets it read and change their facts. */
    seesFacts: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("access_tokens_user").on(table.userId),
    index("access_tokens_expires").on(table.expiresAt),
  ],
);

/** Used codes and refresh tokens of connected apps: each is good once. */
export const usedGrants = sqliteTable(
  "used_grants",
  {
    tokenHash: text().primaryKey(),
    connectionId: text()
      .notNull()
      .references(() => accessTokens.id, { onDelete: "cascade" }),
    usedAt: instant().notNull(),
  },
  (table) => [index("used_grants_connection").on(table.connectionId, table.usedAt)],
);

/**
 * Members' facts: what they say again and again, in their own words (docs/decisions/055). At most `factsLimit` of a member, of bounded
 * texts, not counted as storage.
 */
export const facts = sqliteTable(
  "facts",
  {
    id: id(),
    userId: userId(),
    name: text().notNull(),
    text: text().notNull(),
    /** The person or project it belongs to. Empty: none. */
    subject: text().notNull(),
    /** Names of questions and variables that it answered, the latest first. */
    fits: text({ mode: "json" }).$type<string[]>().notNull(),
    useCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("facts_user_text").on(table.userId, table.text)],
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

/** The name of a prompt in its library, folded: the title, or else the purpose. */
export const foldedName = "coalesce(nullif(folded_title, ''), folded_input)";

/** The key of a library's sort by name: its first characters. */
export const nameKey = `substr(${foldedName}, 1, 40)`;

/** SQL expression for the last use of a prompt or, where there is none, its creation. */
export const useKey = "coalesce(last_used_at, created_at)";

/** A member's prompts. What others see of one is in `publications`. Triggers keep its data for lists (`prompt_count`, `member_tags`). */
export const prompts = sqliteTable(
  "prompts",
  {
    id: id(),
    userId: userId(),
    /** Sequence number of the prompt within its member's library, from 1. */
    number: integer().notNull(),
    originalInput: text().notNull(),
    content: text().notNull(),
    /** Definitions of variables in the text (`definitionsOf`). Null if there is none. */
    variables: definitions(),
    type: text().$type<TypeTag>().notNull(),
    /** In order, the type tag first. */
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    folderId: text()
      .notNull()
      .references(() => folders.id),
    title: text(),
    description: text(),
    createdAt: createdAt(),
    /** Grows with every change of purpose, content and tags, and of its category in the town. */
    updatedAt: instant().notNull(),
    /** Number of the current version of content and variables (`promptVersions`). */
    version: versionNumber().notNull().default(1),
    /** Cause of the current version. */
    versionKind: text().$type<VersionKind>().notNull().default("created"),
    pinnedAt: instant(),
    /** Last use by the member (copied, opened or filled), noted at most once a minute. Null if it was never used. */
    lastUsedAt: instant(),
    /**
     * The id of the prompt it was copied from, another member's. Null for an original. No foreign key: the credit
     * outlives the trash, and names a prompt that is gone no more (docs/decisions/039).
     */
    copiedFrom: text(),
    /** Folded texts for the search (`foldText`). */
    foldedInput: text().notNull(),
    foldedTags: text().notNull(),
    foldedTitle: text().notNull().default(""),
    /** Empty where `lower(content)` is the same, as of nine in ten: it would store the text twice. */
    foldedContent: text().notNull(),
  },
  (table) => [
    uniqueIndex("prompts_user_number").on(table.userId, table.number),
    // All that a library's filters and sorts need, without its texts (docs/decisions/045).
    index("prompts_library").on(
      table.userId,
      table.folderId,
      table.number,
      table.tags,
      table.pinnedAt,
      sql.raw(useKey),
      sql.raw(nameKey),
    ),
    index("prompts_folder").on(table.folderId),
  ],
);

/**
 * Publications listed in the town. A literal, because the planner fits partial indexes to no bound value; and without the name of its
 * table, which an index may not have and queries need (`isListed` in `prompt-conditions.ts`).
 */
const isListed = sql.raw("is_public = 1 and town_number is not null");

/**
 * Publications, which others see with the texts of their prompts: a row for each prompt that was ever shared (docs/decisions/046),
 * deleted with it. Triggers keep the data of lists (`counters`, `search_outbox`, `rank_outbox`).
 */
export const publications = sqliteTable(
  "publications",
  {
    promptId: text()
      .primaryKey()
      .references(() => prompts.id, { onDelete: "cascade" }),
    /** The prompt's member and number, for the lists of their own posts. */
    userId: text().notNull(),
    number: integer().notNull(),
    shareId: text().notNull().unique(),
    isPublic: integer({ mode: "boolean" }).notNull(),
    /** Category in the town. Null if it is not published. */
    category: text().$type<Category>(),
    subcategory: text().$type<Subcategory>(),
    /** Its number in the town, growing and never reused. Null if it is not published: it is open by its link only. */
    townNumber: integer(),
    publishedAt: instant(),
    /** When an admin hid or removed it; it stays private until an admin lifts that. */
    withheldAt: instant(),
    /** The publication names its author, if their profile is public. */
    showProfile: integer({ mode: "boolean" }).notNull().default(true),
    language: text().$type<PromptLanguage>(),
    /** One id for the versions of a prompt in several languages; stays when a prompt leaves the town. */
    workId: text(),
    /** Stands for its work in the lists of all languages; false only while an older one of it is listed. Written by triggers only. */
    isLead: integer({ mode: "boolean" }).notNull().default(true),
    /** Number of members who have it on their shelf, and of uses by others, each once a day (docs/decisions/038). */
    saveCount: integer().notNull().default(0),
    useCount: integer().notNull().default(0),
    /** Saves of members with a verified address: those that rankings count. Written by triggers only, as `saveCount` is. */
    rankedSaveCount: integer().notNull().default(0),
    /** The prompt's `copiedFrom`, for the index of remixes. */
    remixOf: text(),
    /** Number of its listed remixes. Written by triggers only. */
    remixCount: integer().notNull().default(0),
    /** The first picture of its examples. Null if there is none. */
    firstPicture: text({ mode: "json" }).$type<StoredPicture>(),
    /** The beginning of the first text of its examples. Null if there is none. */
    firstText: text({ mode: "json" }).$type<StoredText>(),
    /** A published comparison says that its present text is better (docs/decisions/053). */
    isProven: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    // In the town with all that its lists show, or out of it with nothing of it.
    check(
      "publications_whole",
      sql.raw(
        "(town_number is null) + (published_at is null) + (category is null) + (subcategory is null) + (language is null) in (0, 5)",
      ),
    ),
    index("publications_posted").on(table.userId, table.number).where(sql.raw("town_number is not null")),
    index("publications_withheld")
      .on(table.userId, table.withheldAt)
      .where(sql.raw("withheld_at is not null")),
    // In list order, with a predicate for every filter (docs/decisions/016).
    uniqueIndex("publications_town").on(table.townNumber).where(isListed),
    index("publications_lead").on(table.isLead, table.townNumber).where(isListed),
    // One key each: with several, the planner takes the index of a whole language for its categories.
    index("publications_category")
      .on(sql.raw("iif(is_lead, category, null)"), table.townNumber)
      .where(isListed),
    index("publications_subcategory")
      .on(sql.raw("iif(is_lead, subcategory, null)"), table.townNumber)
      .where(isListed),
    index("publications_language").on(table.language, table.townNumber).where(isListed),
    index("publications_language_category")
      .on(sql.raw("language || ':' || category"), table.townNumber)
      .where(isListed),
    index("publications_language_subcategory")
      .on(sql.raw("language || ':' || subcategory"), table.townNumber)
      .where(isListed),
    // One version of a work per language; those outside the town have none (docs/decisions/037).
    uniqueIndex("publications_work").on(table.workId, table.language).where(sql.raw("work_id is not null")),
    // In pairs: of a longer row of conditions SQLite takes only the last as given, and reads the table for the others.
    index("publications_member")
      .on(table.userId, table.townNumber)
      .where(sql.raw("is_public = 1 and (town_number is not null and show_profile = 1)")),
    index("publications_remixes")
      .on(table.remixOf, table.townNumber)
      .where(sql.raw("is_public = 1 and (town_number is not null and remix_of is not null)")),
  ],
);

/**
 * Versions of a prompt's content and variables, the current one included. A prompt that was never changed has none:
 * its row is version 1. Rows are added by the trigger `prompts_update`, and thinned by `prompt_versions_insert` and `users_history_limit` (docs/decisions/033). No foreign key
 * to `prompts`: a prompt in the trash keeps its versions.
 */
export const promptVersions = sqliteTable(
  "prompt_versions",
  {
    promptId: text().notNull(),
    number: versionNumber().notNull(),
    userId: userId(),
    kind: text().$type<VersionKind>().notNull(),
    content: text().notNull(),
    variables: definitions(),
    /** Stays when versions are thinned by age. */
    isPinned: integer({ mode: "boolean" }).notNull().default(false),
    /** Opens for everybody with the prompt's link and its number, while the prompt is public. */
    isShared: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.promptId, table.number] }),
    index("prompt_versions_user").on(table.userId, table.createdAt),
  ],
);

/** Deleted prompts and folders, until they are restored or expire. Their public copies are gone. */
export const trash = sqliteTable(
  "trash",
  {
    /** The id of the deleted prompt or folder. */
    id: id(),
    userId: userId(),
    kind: text().$type<"prompt" | "folder">().notNull(),
    /** Items deleted together, restored by one undo. */
    deletionId: text().notNull(),
    /** First line of a prompt, name of a folder; for the list of the trash. */
    name: text().notNull(),
    /** JSON: the rows of a `prompt` and its `publication`, if it has one; of a folder its name and the ids of its prompts. */
    item: text().notNull(),
    /** Bytes that the item counts towards its member's storage. */
    bytes: integer().notNull(),
    deletedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("trash_user").on(table.userId, table.deletedAt),
    index("trash_deletion").on(table.deletionId),
    index("trash_expires").on(table.expiresAt),
  ],
);

/** Values that a change of several prompts replaced, for its undo; the last few of a member, not counted as storage. */
export const undoSteps = sqliteTable(
  "undo_steps",
  {
    id: id(),
    userId: userId(),
    kind: text().$type<"move" | "tag">().notNull(),
    /** Ids of prompts with their former folder or tags. JSON. */
    before: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("undo_steps_user").on(table.userId), index("undo_steps_expires").on(table.expiresAt)],
);

/** The one import that a member has on its way; its files are in R2 (docs/decisions/036). */
export const imports = sqliteTable(
  "imports",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text().notNull(),
    /** Bytes of its files, part of the member's storage. */
    bytes: integer().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [index("imports_started").on(table.startedAt)],
);

/** Tags in use by a member. Written by triggers only. */
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

/** Totals for display; pages count no rows. Written by triggers only. */
export const counters = sqliteTable("counters", {
  name: text().primaryKey(),
  total: integer().notNull(),
});

/** Numbers of listed publications, of each language and of `all`: in one row, since every page of the town reads them. Written by triggers only. */
export const townCounts = sqliteTable("town_counts", {
  language: text().$type<ListLanguage>().primaryKey(),
  counts: text({ mode: "json" }).$type<TownCounts>().notNull(),
});

/** Publications with an outdated search entry. Written by triggers, processed by `indexTown`. */
export const searchOutbox = sqliteTable("search_outbox", {
  version: integer().primaryKey({ autoIncrement: true }),
  townNumber: integer().notNull(),
});

/** Generated prompts, stored until they expire: a visitor's opens by its unguessable link, a member's for them only. */
export const drafts = sqliteTable(
  "drafts",
  {
    id: id(),
    /** The member who made or saved it: it opens for them only and is deleted with their account. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** The prompt it was saved as; another save changes that prompt. */
    promptId: text().references(() => prompts.id, { onDelete: "set null" }),
    originalInput: text().notNull(),
    content: text().notNull(),
    /** Pieces of the text, with the questions and answers; null in older drafts. */
    composition: text({ mode: "json" }).$type<Composition>(),
    use: text().$type<PromptUse>().notNull(),
    deepThinking: integer({ mode: "boolean" }).notNull(),
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    engine: text().notNull(),
    /** The model failed, and the built-in engine wrote the prompt. */
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

/** Daily counts (UTC) by caller: model calls (`all`: the whole site), drafts, and emails (`spendEmail`). */
export const usageDaily = sqliteTable(
  "usage_daily",
  {
    day: text().notNull(),
    caller: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.caller] })],
);

/**
 * A member's shelf: references to other people's prompts. No foreign key to `prompts`: one that is gone leaves its row, which
 * the member removes (docs/decisions/038).
 */
export const saves = sqliteTable(
  "saves",
  {
    userId: userId(),
    promptId: text().notNull(),
    createdAt: createdAt(),
    /** Rankings count it: the member's address is verified. */
    isCounted: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.promptId] }),
    index("saves_user").on(table.userId, sql`created_at desc`),
  ],
);

/** The random salt of a UTC day (days since 1970), deleted after it. */
export const dailySalts = sqliteTable("daily_salts", {
  day: integer().primaryKey(),
  salt: text().notNull(),
});

/** Uses counted on a UTC day, as hashes with its salt: none of them tells who used what. Deleted after the day. */
export const dailyUses = sqliteTable(
  "daily_uses",
  { day: integer().notNull(), key: text().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);

/** Counted saves and uses of a prompt by UTC day, for the week's ranking. Written by triggers, deleted after the week. */
export const townDays = sqliteTable(
  "town_days",
  {
    promptId: text().notNull(),
    day: integer().notNull(),
    saveCount: integer().notNull().default(0),
    useCount: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.promptId, table.day] }), index("town_days_day").on(table.day)],
);

/** Rankings of the town's lists, best first. Written by `rankTown`. */
export const townRanks = sqliteTable(
  "town_ranks",
  {
    /** The key of a list (`townList`). */
    list: text().notNull(),
    ranking: text().$type<Ranking>().notNull(),
    score: integer().notNull(),
    townNumber: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.ranking, table.score, table.townNumber] }),
    index("town_ranks_town_number").on(table.townNumber),
  ],
);

/** Publications to rank again, and when: 0 for a change; later when a score ends without a change. */
export const rankOutbox = sqliteTable(
  "rank_outbox",
  { townNumber: integer().primaryKey(), due: integer().notNull() },
  (table) => [index("rank_outbox_due").on(table.due)],
);
/** Members and categories whose new posts a member reads together (docs/decisions/039). */
export const follows = sqliteTable(
  "follows",
  {
    userId: userId(),
    kind: text().$type<FollowKind>().notNull(),
    /** The id of the member, or the category. A deleted member's go by a trigger. */
    target: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.target] }),
    index("follows_person").on(table.target).where(sql.raw("kind = 'person'")),
  ],
);

/**
 * Reports about public prompts. They go with the account of the author or the reporter, and with a prompt that is deleted for good; no
 * foreign key to `prompts`: a prompt in the trash keeps them.
 */
export const reports = sqliteTable(
  "reports",
  {
    id: id(),
    promptId: text().notNull(),
    /** The member whose prompt it is about. */
    authorId: userId(),
    /** The reporting member. Null for a visitor, of whom nothing is stored. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    reason: text().$type<ReportReason>().notNull(),
    /** Empty: none. */
    comment: text().notNull(),
    createdAt: createdAt(),
    /** The decision that answered it. Null while it is open. */
    decisionId: text(),
  },
  (table) => [
    index("reports_prompt").on(table.promptId, table.createdAt),
    index("reports_author").on(table.authorId),
    index("reports_user").on(table.userId),
    uniqueIndex("reports_open")
      .on(table.promptId, table.userId)
      .where(sql.raw("decision_id is null and user_id is not null")),
  ],
);

/** Prompts with open reports, or with an unread answer of their author. Reports and visibility are written by triggers. */
export const moderationCases = sqliteTable(
  "moderation_cases",
  {
    promptId: text().primaryKey(),
    authorId: userId(),
    /** Number of open reports; of an answered decision those it was about. */
    reports: integer().notNull(),
    reasons: text({ mode: "json" }).$type<ReasonCounts>().notNull(),
    /** The author answered a decision. */
    isAnswered: integer({ mode: "boolean" }).notNull(),
    /** Listed in the queue: the prompt is public, or its author answered. */
    isQueued: integer({ mode: "boolean" }).notNull(),
    since: instant().notNull(),
  },
  (table) => [
    index("moderation_cases_queue")
      .on(sql`reports desc`, table.since)
      .where(sql.raw("is_queued = 1")),
    index("moderation_cases_author").on(table.authorId),
  ],
);

/** Admins' decisions about prompts, with the author's answer. They stay with the author's account, without the prompt's text. */
export const moderationDecisions = sqliteTable(
  "moderation_decisions",
  {
    id: id(),
    promptId: text().notNull(),
    authorId: userId(),
    /** Null: the admin's account is deleted. */
    adminId: text().references(() => users.id, { onDelete: "set null" }),
    action: text().$type<ModerationAction>().notNull(),
    reason: text().$type<DecisionReason>().notNull(),
    /** The admin's sentence to the author; empty: none. */
    sentence: text().notNull(),
    /** Number of reports it answered. */
    reports: integer().notNull(),
    /** The author has answered before: no further answer. */
    isFinal: integer({ mode: "boolean" }).notNull(),
    decidedAt: instant().notNull(),
    answer: text(),
    answeredAt: instant(),
    /** The mark of the texts that it was about (`readMark`); null in older decisions. */
    readMark: text(),
  },
  (table) => [
    index("moderation_decisions_prompt").on(table.promptId),
    index("moderation_decisions_author").on(table.authorId),
    index("moderation_decisions_admin").on(table.adminId),
    index("moderation_decisions_time").on(table.decidedAt),
  ],
);

/**
 * Results of a published prompt: up to four, shown with it. They leave the town with the publication, by a trigger. No foreign key to
 * `prompts`: a prompt in the trash keeps its examples (docs/decisions/040).
 */
export const examples = sqliteTable(
  "examples",
  {
    /** Part of a picture's address, and of its file keys. */
    id: id(),
    promptId: text().notNull(),
    userId: userId(),
    /** Position among the prompt's examples, lowest first. */
    position: integer().notNull(),
    kind: text().$type<ExampleKind>().notNull(),
    /** Null for a picture. */
    text: text(),
    /** The picture in the author's words. Null for a text. */
    alt: text(),
    /** Pixels of the large picture. */
    width: integer(),
    height: integer(),
    /** Bytes of the picture's files. */
    pictureBytes: integer().notNull().default(0),
    /** Values that made it, by variable name. The prompt's definitions may have changed since. */
    variableValues: text({ mode: "json" }).$type<Values>().notNull(),
    /** Written or drawn by the editors; the picture is one of the site's own files, named by the id. */
    isSample: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("examples_prompt").on(table.promptId, table.position),
    index("examples_user").on(table.userId),
  ],
);

/** Pictures whose files are deleted when due: those being uploaded, unless their row comes, and those whose row is gone. */
export const exampleFiles = sqliteTable(
  "example_files",
  {
    /** The id of the example. */
    id: id(),
    userId: userId(),
    dueAt: instant().notNull(),
  },
  (table) => [index("example_files_user").on(table.userId)],
);

/**
 * Comparisons of a prompt with its line, an earlier version or a proposal, by replies of the site's model: the last few of a member,
 * not counted as storage. No foreign key to `prompts`: a prompt in the trash keeps them (docs/decisions/052).
 */
export const comparisons = sqliteTable(
  "comparisons",
  {
    id: id(),
    userId: userId(),
    promptId: text().notNull(),
    /** Hash of the text and variables that were compared, and their version. */
    textHash: text().notNull(),
    version: versionNumber().notNull(),
    rival: text().$type<Rival>().notNull(),
    /** The number of the earlier version. Null for other rivals. */
    rivalVersion: versionNumber(),
    /** The rival's text, which may replace the prompt's. */
    rivalText: text().notNull(),
    trials: text({ mode: "json" }).$type<Trial[]>().notNull(),
    engine: text().notNull(),
    createdAt: createdAt(),
    /** Null while the person has not chosen. */
    outcome: text().$type<Outcome>(),
    /** Shown with the published prompt since then. Null: it is not. */
    publishedAt: instant(),
  },
  (table) => [
    index("comparisons_user").on(table.userId, table.createdAt),
    index("comparisons_prompt").on(table.promptId, table.createdAt),
  ],
);
