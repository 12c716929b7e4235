import { z } from "zod";

import { followKinds } from "~/domain/kinds";
import { profileResponse } from "~/features/profiles/responses";
import { creditSchema, townPageResponse } from "~/features/town/responses";
import { jsonInstant } from "~/platform/json-values";

/** `GET /api/people/{memberId}`: a member with a public profile, and the number of their posts that name them. */
export const memberSchema = profileResponse.extend({ id: z.string(), posts: z.int() }).meta({ id: "Member" });

export type Member = z.output<typeof memberSchema>;

/** `GET /api/prompts/{shareId}/remixes`: the sources, nearest first, and a page of remixes. */
export const familyResponse = z.object({
  prompt: creditSchema,
  /** Its source, the source's source and so on. */
  ancestors: z.array(creditSchema.nullable()),
  remixes: z.array(creditSchema.extend({ publishedAt: jsonInstant }).meta({ id: "Remix" })),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});

export type Family = z.output<typeof familyResponse>;

const followResponse = z
  .object({
    kind: z.enum(followKinds),
    target: z.string(),
    displayName: z.string().nullable(),
    isHidden: z.boolean(),
  })
  .meta({ id: "Follow" });

/** `GET /api/follows`. */
export const followsResponse = z.object({ follows: z.array(followResponse) });

/** `GET /api/follows/prompts`: `next` is the `before` of the next page. */
export const followedSchema = z.object({
  prompts: townPageResponse.shape.prompts,
  next: z.int().nullable(),
});
