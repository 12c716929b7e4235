/** How many days the trash retains a deleted prompt or folder, and the same in milliseconds. */
export const trashDays = 30;
export const trashLifetime = trashDays * 24 * 60 * 60 * 1_000;

export const trashKinds = ["prompt", "folder"] as const;

export type TrashKind = (typeof trashKinds)[number];
