import { z } from "zod";

/** The start of a page of the trash: `<time>-<row>` of the item before it. */
const start = z
  .string()
  .regex(/^\d{1,15}-\d{1,15}$/, { error: "not_an_option" })
  .transform((text) => {
    const [time, row] = text.split("-").map(Number);
    return { deletedAt: new Date(time!), row: row! };
  });

export type TrashStart = z.output<typeof start>;

/** `GET /api/trash`: a wrong start is refused. */
export const trashQuery = z.object({
  before: start.nullable().meta({ override: { type: "string", anyOf: undefined } }),
});

/** The trash's query in a page's URL: a wrong start is ignored. */
export const lenientTrashQuery = z.object({ before: start.nullable().catch(null) });

/** The raw parameter `before` of a URL. */
export const trashParameters = (parameters: URLSearchParams) => ({
  before: parameters.get("before") || null,
});
