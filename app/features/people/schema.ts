import { z } from "zod";

import { categoryNames, isCategory } from "~/domain/categories";
import { followKinds } from "~/domain/kinds";
import { content, formWithDefinitions, purpose, variableDefinitions } from "~/features/prompts/schema";
import { conditions, pageParameter } from "~/platform/json-values";

import type { FollowTarget } from "./follow";

/** A number in an address, from 1. */
const number = z
  .string()
  .regex(/^[1-9]\d*$/, { error: "not_an_option" })
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER));

/** A page of a member's posts, or of a prompt's remixes. */
export const pageQuery = z.object({ page: number.prefault("1").meta({ override: pageParameter }) });

/** The page number of a page's URL: an invalid one means the first. */
export const parsePageNumber = (parameters: URLSearchParams): number =>
  number.catch(1).parse(parameters.get("page") ?? "1");

/** The parameters of `pageQuery`. */
export const pageParameters = (parameters: URLSearchParams) => ({ page: parameters.get("page") ?? "1" });

/** The start of a page of followed posts: a publication; omitted: the newest. */
export const followedQuery = z.object({
  before: number
    .optional()
    .transform((before = Number.MAX_SAFE_INTEGER) => before)
    .meta({ override: { ...pageParameter, default: undefined } }),
});

/** The start of a page of followed posts in the page's URL; an invalid one means the newest. */
export const parseBefore = (parameters: URLSearchParams): number =>
  number.catch(Number.MAX_SAFE_INTEGER).parse(parameters.get("before") ?? "");

/** `POST /api/follows`: whom or what to follow. */
export const followRequest = z
  .strictObject({
    kind: z.enum(followKinds, { error: "not_an_option" }),
    target: z.string({ error: "wrong_type" }),
  })
  .meta(
    conditions({
      anyOf: [
        { properties: { kind: { const: "person" } } },
        { properties: { kind: { const: "category" }, target: { enum: categoryNames } } },
      ],
    }),
  )
  .transform(({ kind, target }, context): FollowTarget => {
    if (kind === "person") return { kind, target };
    if (isCategory(target)) return { kind, target };
    context.addIssue({ code: "custom", message: "not_an_option", path: ["target"], input: target });
    return z.NEVER;
  });

/** The form of a follow or its end; `list`: it is in the list of what the member follows. */
export const followForm = z
  .object({
    kind: z.string().default(""),
    target: z.string().default(""),
    follow: z.enum(["true", "false"], { error: "not_an_option" }),
    list: z.string().optional(),
  })
  .transform(({ kind, target, follow, list }, context) => {
    const parsed = followRequest.safeParse({ kind, target });
    if (parsed.success) return { target: parsed.data, wanted: follow === "true", inList: list === "true" };
    context.addIssue({ code: "custom", message: "not_an_option", path: ["target"], input: target });
    return z.NEVER;
  });

/** `POST /api/prompts/{shareId}/remix`: what the remix has of its own; omitted fields are the source's. */
export const remixRequest = z.strictObject({
  originalInput: purpose.optional(),
  content: content.optional(),
  variables: variableDefinitions.optional(),
  folderId: z.string({ error: "wrong_type" }).nullish(),
});

/** The form of a remix: text fields in. */
export const remixForm = formWithDefinitions({
  originalInput: z.string().default(""),
  content: z.string().default(""),
})
  .transform((form): z.input<typeof remixRequest> => form)
  .pipe(remixRequest);
