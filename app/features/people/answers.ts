import { z } from "zod";

import { followKinds } from "~/domain/kinds";
import { profileAnswer } from "~/features/profiles/answers";
import { townPageAnswer } from "~/features/town/answers";
import { jsonInstant } from "~/platform/json-values";

/** `GET /api/people/{memberId}`: a member with a public profile. */
export const memberAnswer = profileAnswer.extend({ id: z.string(), posts: z.int() }).meta({ id: "Member" });

/** The source of a remix, or a remix, while it is listed. */
const creditAnswer = z
  .object({
    shareId: z.string(),
    title: z.string(),
    author: z.object({ id: z.string(), displayName: z.string().nullable() }).nullable(),
  })
  .meta({ id: "RemixCredit" });

/** `GET /api/prompts/{shareId}/remixes`: the sources, nearest first (null: not listed), and a page of remixes. */
export const familyAnswer = z.object({
  prompt: creditAnswer,
  ancestors: z.array(creditAnswer.nullable()),
  remixes: z.array(creditAnswer.extend({ publishedAt: jsonInstant }).meta({ id: "Remix" })),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});

const followAnswer = z
  .object({
    kind: z.enum(followKinds),
    target: z.string(),
    displayName: z.string().nullable(),
    isHidden: z.boolean(),
  })
  .meta({ id: "Follow" });

/** `GET /api/follows`. */
export const followsAnswer = z.object({ follows: z.array(followAnswer) });

/** `GET /api/follows/prompts`: `next` is the `before` of the next page. */
export const followedAnswer = z.object({
  prompts: townPageAnswer.shape.prompts,
  next: z.int().nullable(),
});
