import { eq } from "drizzle-orm";

import { examples, folders, users } from "~/db/schema";
import { editorsId } from "~/domain/editors";
import { uncategorized } from "~/features/prompts/folders/folder";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { typeTags } from "~/domain/prompt-use";
import { noteFirstResults } from "~/features/prompts/note-first-results.server";
import { indexTown } from "~/features/town/index-town.server";
import { publishPrompt } from "~/features/town/publish-prompt.server";
import type { Services } from "~/services";

import type { EditorsPost } from "./read-editors";

/** Nobody can sign in as the official account: it has no identity. It keeps as much as a member whose address is verified. */
const official = {
  id: editorsId,
  email: "official@prompt-town.invalid",
  displayName: "プロンプトの街 編集部",
  bio: "この街の公式アカウントです。すぐに使えるプロンプトを集めています。",
  isOfficial: true,
  isPublic: true,
  language: "ja",
} as const;

/** The official account as a member, which publishes as much as it likes. */
const member = { id: official.id, email: official.email, emailVerified: true };

/** Over how much time the publications are spread, in milliseconds. */
const span = 30 * 24 * 60 * 60 * 1000;

type Seeding = Pick<Services, "db" | "search" | "ids" | "clock">;

/** Services of an opening: no model, no admin, and nobody who waits. */
const alone = {
  model: null,
  modelBudget: { perCaller: 0, inAll: 0 },
  adminEmails: [],
  earlyPublications: Number.MAX_SAFE_INTEGER,
  background: (work: Promise<unknown>) => void work,
};

/**
 * Opens an empty town: an official account publishes these prompts, spread over the last 30 days. Where that has been done
 * before, nothing happens. Answers how many prompts were published.
 */
export async function seedTown(services: Seeding, prompts: readonly EditorsPost[]): Promise<number> {
  const { db, clock, ids } = services;
  if (await db.select().from(users).where(eq(users.id, official.id)).get()) return 0;
  const now = clock.now();
  await db.batch([
    db.insert(users).values({ ...official, emailVerifiedAt: now, createdAt: now, lastSignInAt: now }),
    db.insert(folders).values({ id: ids.create(), userId: official.id, name: uncategorized }),
  ]);
  for (const [index, prompt] of prompts.entries()) {
    const time = new Date(now.getTime() - (span * (prompts.length - index)) / prompts.length);
    await publish({ ...services, clock: { now: () => time } }, prompt);
  }
  await indexTown(services);
  return prompts.length;
}

async function publish(services: Seeding, post: EditorsPost): Promise<void> {
  const {
    use,
    category,
    subcategory,
    language,
    title,
    description,
    tags,
    sample,
    drawing,
    file: _file,
    result,
    ...texts
  } = post;
  const made = result?.text ?? null;
  const type = typeTags[use];
  const draft = { ...texts, type, tags: [type, ...tags], folder: null };
  const { id } = await createPrompt(services, official, draft);
  const order = {
    category,
    subcategory,
    language,
    title,
    description,
    generateAuto: false,
    showProfile: true,
  };
  await publishPrompt({ ...services, ...alone }, member, official.id, id, order);
  const example = {
    id: drawing?.name ?? services.ids.create(),
    promptId: id,
    userId: official.id,
    position: 1,
    kind: drawing ? ("picture" as const) : ("text" as const),
    text: made ?? sample.text ?? null,
    alt: sample.picture ?? null,
    width: drawing?.width ?? null,
    height: drawing?.height ?? null,
    variableValues: sample.values,
    isSample: made === null,
    createdAt: services.clock.now(),
  };
  await services.db.batch([
    services.db.insert(examples).values(example),
    noteFirstResults(services, official, id),
  ]);
}
