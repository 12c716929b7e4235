import { eq } from "drizzle-orm";

import type { Member as TownMember, Viewer } from "~/context";
import { prompts, searchOutbox, users } from "~/db/schema";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import { rankTown } from "~/features/town/ranking/rank-town.server";
import { editPublication } from "~/features/town/edit-publication.server";
import { getPublication, getRemovable } from "~/features/town/get-publication.server";
import { indexTown } from "~/features/town/index-town.server";
import { listPosted } from "~/features/library/list-posted.server";
import { listTown } from "~/features/town/list-town.server";
import { publishPrompt } from "~/features/town/publish-prompt.server";
import type { PostedQuery, TownQuery } from "~/features/town/query";
import { removePublication } from "~/features/town/remove-publication.server";
import type { PublicationPatch, PublishRequest } from "~/features/town/schema";

import { adminEmail, setUpSharing } from "./set-up-sharing";
import { place } from "./town-category";

type Member = Pick<TownMember, "id"> & Partial<TownMember>;

const order: PublishRequest = { generateAuto: false, showProfile: true, ...place };
const patch: PublicationPatch = { content: "edited", ...place };
const everything: TownQuery = {
  category: null,
  subcategory: null,
  search: "",
  page: 1,
  language: null,
  order: "new",
};

/** An empty town with its commands, and a publishing member. */
export async function setUpTown(options: Parameters<typeof setUpSharing>[0] = {}) {
  const sharing = await setUpSharing(options);
  const { services, create } = sharing;
  const { db } = services;
  await db.delete(prompts);
  await db.delete(searchOutbox);
  await services.search.clear();
  const viewer = (await sharing.enter(sharing.viewer.id)).viewer;

  const member = async (email?: string): Promise<Viewer> =>
    (await sharing.enter(await sharing.join(email))).viewer;

  const publish = (id: string, wishes: Partial<PublishRequest> = {}, by: Member = viewer) =>
    publishPrompt(services, { email: "", emailVerified: false, ...by }, "ada", id, { ...order, ...wishes });

  const list = (query: Partial<TownQuery> = {}, reader: Member | null = null) =>
    listTown(services, reader, { ...everything, ...query });

  const posted = (query: Partial<PostedQuery> = {}, by: Member = viewer) =>
    listPosted(services, by, { search: "", page: 1, ...query });

  const contentsOf = ({ prompts: shown }: { prompts: { content: string }[] }) =>
    shown.map(({ content }) => content);

  return {
    ...sharing,
    viewer,
    member,
    publish,
    list,
    posted,
    /** Creates a prompt with this content and publishes it; returns its id. */
    async post(content: string, wishes: Partial<PublishRequest> = {}, by: Member = viewer) {
      const { id } = await create({ originalInput: `wish for ${content}`, content }, by);
      await publish(id, wishes, by);
      return id;
    },
    /** A member with an admin's address, verified by default. */
    async admin({ verified = true } = {}): Promise<Viewer> {
      const known = await sharing.user(adminEmail);
      const id = known?.id ?? (await sharing.join(adminEmail));
      await db
        .update(users)
        .set({ emailVerifiedAt: verified ? new Date(0) : null })
        .where(eq(users.id, id));
      return (await sharing.enter(id)).viewer;
    },
    editAs: (id: string, changes: Partial<PublicationPatch> = {}, by: Member = viewer) =>
      editPublication(services, by, id, { ...patch, ...changes }),
    remove: (id: string, by: Viewer = viewer) => removePublication(services, by, id),
    toggle: (id: string, wanted?: boolean, by: Member = viewer) => togglePublic(services, by, id, wanted),
    get: (id: string, by: Member = viewer) => getPublication(services, by, id),
    removable: (id: string, by: Viewer = viewer) => getRemovable(services, by, id),
    index: () => indexTown(services),
    rank: () => rankTown(services, 40),
    /** The contents of a page of the town, and of the viewer's posts, in order. */
    contents: async (query: Partial<TownQuery> = {}) => contentsOf(await list(query)),
    postedContents: async (query: Partial<PostedQuery> = {}, by: Member = viewer) =>
      contentsOf(await posted(query, by)),
    numberOf: async (id: string) => (await sharing.row(id))?.townNumber ?? null,
    changeMember: (id: string, changes: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(changes).where(eq(users.id, id)),
    waiting: async () => (await db.select().from(searchOutbox)).map(({ townNumber }) => townNumber),
  };
}
