import type { Category } from "~/domain/categories";

export type FollowTarget = { kind: "person"; target: string } | { kind: "category"; target: Category };

export type Follow = FollowTarget & {
  /** The name of a followed person with a public profile; null for others. */
  displayName: string | null;
  /** The person hides their profile now: nothing of them is listed. */
  isHidden: boolean;
};
