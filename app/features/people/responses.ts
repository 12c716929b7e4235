import { z } from "zod";

import { followKinds } from "~/domain/kinds";
import { profileResponse } from "~/features/profiles/responses";
import { townPageResponse } from "~/features/town/responses";
import { jsonInstant } from "~/platform/json-values";

/** `GET /api/people/{memberId}`: a member with a public profile. */
export const memberSchema = profileResponse.extend({ id: z.string(), posts: z.int() }).meta({ id: "Member" });

/** The source of a remix, or a remix, while it is listed. */
const creditSchema = z
  .object({
    shareId: z.string(),
    title: z.string(),
    author: z.object({ id: z.string(), displayName: z.string().nullable() }).nullable(),
  })
  .meta({ id: "RemixCredit" });

/**
 * `GET /api/prompts/{shareId}/remixes`: the sources, nearest first (null if they are not listed), and a page of
 * remixes.
 */
export const familyResponse = z.object({
  prompt: creditSchema,
  ancestors: z.array(creditSchema.nullable()),
  remixes: z.array(creditSchema.extend({ publishedAt: jsonInstant }).meta({ id: "Remix" })),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});

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
