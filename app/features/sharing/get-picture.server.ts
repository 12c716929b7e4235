import { eq } from "drizzle-orm";

import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import { detectLanguage } from "~/features/generator/reading/language";
import { pictureKey } from "~/domain/file-keys";
import type { TypeTag } from "~/domain/prompt-use";
import type { Language } from "~/domain/languages";
import type { Services } from "~/services";

import { shownTitle } from "./shown-texts";
import { storedPicture } from "./stored-picture.server";

/** Texts on a picture next to the title, in the language of the prompt. */
type NameKind = (language: Language, type: TypeTag) => { kind: string; product: string };

/**
 * The preview picture of a shared prompt for other sites, as PNG: drawn on the first request and after a change
 * of title, else read from storage. Errors: `prompt_not_found` for a private prompt, also to its owner.
 */
export async function getPicture(
  services: Pick<Services, "db" | "files" | "pictures" | "background">,
  shareId: string,
  nameKind: NameKind,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db, files } = services;
  const prompt = await db
    .select({
      userId: publications.userId,
      title: prompts.title,
      description: prompts.description,
      originalInput: prompts.originalInput,
      type: prompts.type,
      isPublic: publications.isPublic,
    })
    .from(publications)
    .innerJoin(prompts, isItsPublication)
    .where(eq(publications.shareId, shareId))
    .get();
  if (!prompt?.isPublic) throw new AppError("prompt_not_found");
  const words = {
    title: shownTitle(prompt),
    ...nameKind(detectLanguage(prompt.originalInput), prompt.type),
  };
  const key = pictureKey(prompt.userId, shareId);
  return storedPicture(services, words, {
    key,
    style: "card",
    /** File storage has no transactions: a picture of a deleted prompt is deleted after writing. */
    afterWriting: async () => {
      if ((await db.$count(publications, eq(publications.shareId, shareId))) === 0) await files.delete(key);
    },
  });
}
