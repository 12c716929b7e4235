import { env } from "cloudflare:workers";

import { deleteAccount } from "~/features/accounts/delete-account.server";
import { compareRemix } from "~/features/people/compare-remix.server";
import { follow, unfollow } from "~/features/people/follow.server";
import type { FollowTarget } from "~/features/people/follow";
import { getFamily } from "~/features/people/get-family.server";
import { listFollowed } from "~/features/people/list-followed.server";
import { listFollows } from "~/features/people/list-follows.server";
import { listMemberPosts } from "~/features/people/list-member-posts.server";
import { noteFamily } from "~/features/people/note-family.server";
import { copySharedPrompt, type CopyChanges } from "~/features/sharing/copy-shared-prompt.server";
import type { PublishRequest } from "~/features/town/schema";

import { setUpTown } from "./set-up-town";

interface Member {
  id: string;
}

/** A town of members with public profiles, with the commands of `features/people`. */
export async function setUpPeople() {
  const town = await setUpTown();
  const { services, viewer } = town;
  await town.changeMember(viewer.id, { isPublic: true, displayName: "Ada" });
  const linkOf = async (id: string) => (await town.row(id))!.shareId!;

  const follows = (by: Member = viewer) => listFollows(services, by);
  return {
    ...town,
    linkOf,
    follows,
    /** A member with a public profile of this name. */
    async shown(name: string) {
      const member = await town.member();
      await town.changeMember(member.id, { isPublic: true, displayName: name });
      return member;
    },
    /** Copies a prompt for a member, with changes; returns the copy's id. */
    async copyOf(id: string, by: Member, changes: CopyChanges = {}) {
      return (await copySharedPrompt(services, by, await linkOf(id), null, undefined, changes)).id;
    },
    /** The same, published. */
    async remixOf(id: string, by: Member, changes: CopyChanges = {}, wishes: Partial<PublishRequest> = {}) {
      const copy = await copySharedPrompt(services, by, await linkOf(id), null, undefined, changes);
      await town.publish(copy.id, wishes, by);
      return copy.id;
    },
    note: async (id: string, reader: Member | null = null) => noteFamily(services, reader, await linkOf(id)),
    family: async (id: string, page = 1, reader: Member | null = null) =>
      getFamily(services, reader, await linkOf(id), page),
    compared: async (id: string, reader: Member | null = null) =>
      compareRemix(services, reader, await linkOf(id)),
    postsOf: (id: string, page = 1, reader: Member | null = null) =>
      listMemberPosts(services, reader, id, page),
    /** Deletes a member's account, right after a sign-in. */
    async leave({ id }: Member) {
      const { viewer: fresh } = await town.enter(id);
      await deleteAccount({ ...services, clock: { now: () => fresh.session.authenticatedAt } }, fresh);
    },
    follow: (target: FollowTarget, by: Member = viewer) => follow(services, by, target),
    unfollow: (target: FollowTarget, by: Member = viewer) => unfollow(services, by, target),
    followed: (before = Number.MAX_SAFE_INTEGER, by: Member = viewer) => listFollowed(services, by, before),
    /** The counts that triggers maintain, and the counts of the rows. */
    async counts() {
      const { results } = await env.DB.prepare(
        `SELECT shown_posts AS kept, (SELECT count(*) FROM publications WHERE user_id = users.id AND is_public = 1
           AND town_number IS NOT NULL AND show_profile = 1) AS real FROM users
         UNION ALL SELECT remix_count, (SELECT count(*) FROM publications AS remix WHERE remix.remix_of = publications.prompt_id
           AND remix.is_public = 1 AND remix.town_number IS NOT NULL) FROM publications`,
      ).all<{ kept: number; real: number }>();
      return { kept: results.map(({ kept }) => kept), real: results.map(({ real }) => real) };
    },
  };
}
