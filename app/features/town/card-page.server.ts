import type { Category } from "~/domain/categories";
import { filledText } from "~/domain/variable-definitions";

import type { CardPicture, CardPrompt } from "./card-prompt";
import { excerptOf } from "./excerpt";
import type { TownPage, TownPrompt } from "./town-prompt";

/** The categories in which a card shows a picture. */
const pictured: ReadonlySet<Category> = new Set(["image", "video"]);

type Reader = { id: string; isAdmin: boolean } | null;

/** Serializes a page of a public list, with the reader's rights to edit and remove. */
export function cardPage<Page extends TownPage>({ prompts, ...page }: Page, reader: Reader) {
  return { ...page, cards: JSON.stringify(prompts.map((prompt) => cardPrompt(prompt, reader))) };
}

function cardPrompt(prompt: TownPrompt, reader: Reader): CardPrompt {
  const { id, shareId, originalInput, subcategory, isPublic, creator } = prompt;
  const isOwn = reader !== null && prompt.originalCreatorId === reader.id;
  return {
    shareId,
    originalInput,
    ...excerptOf(filledText(prompt)),
    fields: prompt.variables.length,
    subcategory,
    tags: prompt.tags.slice(2),
    isPublic,
    createdAt: prompt.createdAt.getTime(),
    version: prompt.updatedAt.getTime(),
    creator,
    manage: isOwn || reader?.isAdmin ? { id, isOwn } : null,
    picture: pictured.has(prompt.category) ? cardPicture(prompt) : null,
  };
}

function cardPicture({ picture }: TownPrompt): CardPicture | null {
  if (!picture) return null;
  const { previewUrl: src, alt, width, height } = picture;
  return { src, alt, width, height };
}
