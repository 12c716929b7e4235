/** Tasks of a row for its prompt; keys, the row's line and its menu offer the same. */
export const rowTasks = [
  "open",
  "use",
  "copy",
  "edit",
  "pin",
  "duplicate",
  "move",
  "tag",
  "optimize",
  "compare",
  "history",
  "share",
  "publish",
  "visibility",
  "delete",
] as const;

export type RowTask = (typeof rowTasks)[number];

export const isRowTask = (name: string | undefined): name is RowTask =>
  (rowTasks as readonly (string | undefined)[]).includes(name);

/** Tasks that open the row and go on there. */
export type OpenTask = Extract<RowTask, "open" | "edit" | "tag" | "optimize" | "share" | "publish">;

/** Tasks of a selection that a dialog asks about. */
export type AskedTask = "move" | "tag";

/** The row's element around an element of it. Null outside of a list. */
export const rowAround = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>("[data-row]") ?? null;

/** The link that names a row and opens it. */
export const rowLink = (row: Element): HTMLElement | null => row.querySelector("[data-task=open]");
