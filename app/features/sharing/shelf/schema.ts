import { z } from "zod";

import { pageParameter } from "~/platform/json-values";

/** The form of a save button: without a field it saves. */
export const shelfForm = z.object({ remove: z.string().optional() });

/** The form of a row of the shelf: what to take off it. */
export const removalForm = z.object({ remove: z.string().default("") });

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { error: "not_an_option" })
  .transform(Number);

/** `GET /api/shelf`: a wrong page is refused. */
export const shelfQuery = z.object({ page: page.default(1).meta({ override: pageParameter }) });

/** The shelf's query in a page's URL: a wrong page means the first. */
export const lenientShelfQuery = z.object({ page: page.catch(1) });

/** The raw parameters of a URL. */
export const shelfParameters = (parameters: URLSearchParams) => ({
  page: parameters.get("page") ?? undefined,
});
