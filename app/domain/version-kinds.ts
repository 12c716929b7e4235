/** Causes of a version of a prompt. */
export const versionKinds = ["created", "edited", "optimized", "restored", "imported", "remixed"] as const;

export type VersionKind = (typeof versionKinds)[number];
