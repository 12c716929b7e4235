import { eq } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { detectLanguage } from "~/features/reading/language";
import { pictureKey } from "~/domain/file-keys";
import type { TypeTag } from "~/domain/prompt-use";
import type { Language } from "~/languages";
import { toHex } from "~/platform/tokens";
import type { Services } from "~/services";

import { shownTitle } from "./shown-texts";

/** Texts on a picture beside the title, in the language of the prompt. */
type NameKind = (language: Language, type: TypeTag) => { kind: string; product: string };

/** Version of the drawing code; raise it to redraw all pictures. */
const drawing = 2;

/**
 * The preview picture of a shared prompt for other sites, as PNG: drawn on the first request and after a change
 * of title, else read from storage. Errors: `prompt_not_found` for a private prompt, also to its owner.
 */
export async function getPicture(
  { db, files, pictures, background }: Pick<Services, "db" | "files" | "pictures" | "background">,
  shareId: string,
  nameKind: NameKind,
): Promise<Uint8Array<ArrayBuffer>> {
  const prompt = await db
    .select({
      userId: prompts.userId,
      title: prompts.title,
      description: prompts.description,
      originalInput: prompts.originalInput,
      type: prompts.type,
      isPublic: prompts.isPublic,
    })
    .from(prompts)
    .where(eq(prompts.shareId, shareId))
    .get();
  if (!prompt?.isPublic) throw new AppError("prompt_not_found");
  const words = {
    title: shownTitle(prompt),
    ...nameKind(detectLanguage(prompt.originalInput), prompt.type),
  };
  const key = pictureKey(prompt.userId, shareId);
  const version = await versionOf(words);
  const kept = await files.read(key);
  if (kept?.version === version) return kept.bytes;
  const bytes = await pictures.renderPicture(words);
  // The response does not wait for storage.
  background(keep());
  return bytes;

  /** File storage has no transactions: a picture of a deleted prompt is deleted after writing. */
  async function keep() {
    await files.write(key, bytes, { type: "image/png", version });
    if ((await db.$count(prompts, eq(prompts.shareId, shareId))) === 0) await files.delete(key);
  }
}

async function versionOf(words: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([drawing, words]));
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)).slice(0, 16));
}
