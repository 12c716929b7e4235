/** Kinds of follows: of another member, or of a category of the town. */
export const followKinds = ["person", "category"] as const;

export type FollowKind = (typeof followKinds)[number];
