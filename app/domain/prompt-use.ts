/** Type of a prompt (specification, section 1): one of four fixed uses. */
export const promptUses = ["text", "automation", "image", "video"] as const;

export type PromptUse = (typeof promptUses)[number];

/** Whether a use is a picture or film: described for a generator, which does not converse. */
export const isSceneUse = (use: string | null): use is "image" | "video" =>
  use === "image" || use === "video";

/** The fixed type tags, stored with every prompt. They are data, the same in every language. */
export const typeTags = {
  text: "文章生成用",
  automation: "業務自動化用",
  image: "画像生成用",
  video: "動画生成用",
} as const satisfies Record<PromptUse, string>;

export type TypeTag = (typeof typeTags)[PromptUse];

/** The use of a type tag; null for any other tag. */
export function typeTagUse(tag: string): PromptUse | null {
  return promptUses.find((use) => typeTags[use] === tag) ?? null;
}

export const isTypeTag = (tag: string): tag is TypeTag => typeTagUse(tag) !== null;
