import type { PictureStyle, PictureWords } from "~/platform/pictures/pictures";
import { toHex } from "~/platform/tokens";
import type { Services } from "~/services";

/** Version of the drawing code; raise it to redraw all pictures. */
const drawing = 2;

interface Target {
  key: string;
  style: PictureStyle;
  afterWriting?: () => Promise<void>;
}

/** A picture as PNG: from storage, or drawn where there is none of these texts yet. */
export async function storedPicture(
  { files, pictures, background }: Pick<Services, "files" | "pictures" | "background">,
  words: PictureWords,
  { key, style, afterWriting }: Target,
): Promise<Uint8Array<ArrayBuffer>> {
  const version = await versionOf(words);
  const stored = await files.read(key);
  if (stored?.version === version) return stored.bytes;
  const bytes = await pictures.renderPicture(words, style);
  const store = async () => {
    await files.write(key, bytes, { type: "image/png", version });
    await afterWriting?.();
  };
  // The response does not wait for storage.
  background(store());
  return bytes;
}

async function versionOf(words: PictureWords): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([drawing, words]));
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)).slice(0, 16));
}
