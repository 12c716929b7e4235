/** Results that a page shows as a panel, with ways to pass the prompt on, in place of a toast. */
const panels = ["prompt_shared", "prompt_posted"] as const;

export type Panel = (typeof panels)[number];

export const isPanel = (result: string): result is Panel => (panels as readonly string[]).includes(result);
