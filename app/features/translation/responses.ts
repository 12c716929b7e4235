import { z } from "zod";

import { languages } from "~/domain/languages";

const engine = z.string();

/** `GET /api/translate/languages`. */
export const languagesResponse = z.object({
  supportedLanguages: z.array(z.object({ code: z.enum(languages), name: z.string() })),
  available: z.boolean(),
});

/** `POST /api/translate`: `translated` is false if the text is the original. */
export const translateResponse = z.object({ translatedText: z.string(), translated: z.boolean(), engine });

/** `POST /api/translate/batch`, in the order of the originals. */
export const translateBatchResponse = z.object({
  translatedTexts: z.array(z.string()),
  translated: z.array(z.boolean()),
  engine,
});

/** `POST /api/translate/object`: `translated` is true if any text in the object has changed. */
export const translateObjectResponse = z.object({
  translatedObject: z.unknown(),
  translated: z.boolean(),
  engine,
});
