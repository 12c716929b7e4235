/** What a member can follow: another member, or a category of the town. */
export const followKinds = ["person", "category"] as const;

export type FollowKind = (typeof followKinds)[number];
