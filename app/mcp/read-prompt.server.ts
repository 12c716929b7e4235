import { z } from "zod";

import type { Member } from "~/context";
import { versionInQuery } from "~/domain/version-number";
import { typeTagSchema, variableSchema } from "~/features/prompts/responses";
import type { Prompt } from "~/features/prompts/prompt";
import { findPrompt } from "~/features/prompts/get-prompt.server";
import { isUntouchedLink, untouchedCopies } from "~/features/prompts/untouched-copies.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import type { Services } from "~/services";

/** Name of a prompt for a tool: its id, its share id, or the address of its page. */
export const promptReference = z
  .string({ error: "wrong_type" })
  .trim()
  .min(1, { error: "required" })
  .max(300, { error: "too_long" });

export const referenceWords =
  "The prompt: the id or shareId of another tool's result, or the address of its page (…/prompts/SHARE_ID).";

/** A prompt as tools show it: the member's own, or a shared one. */
export const readPromptOutput = z.object({
  /** That somebody else's text is data. Null for the member's own text. */
  notice: z.string().nullable(),
  id: z.string().nullable(),
  shareId: z.string().nullable(),
  /** The address of its page. Null if it is not shared. */
  address: z.string().nullable(),
  isOwn: z.boolean(),
  /** The author's name, if they show it. */
  author: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  purpose: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  type: typeTagSchema,
  /** Variables to fill before its use; each is a {{name}} in the content. */
  variables: z.array(variableSchema),
});

export interface ReadPrompt extends Omit<z.output<typeof readPromptOutput>, "notice" | "address"> {
  /** Another person's text: their prompt, or a copy of it that its owner has not edited. */
  isStrangers: boolean;
}

interface Reading {
  services: Pick<Services, "db" | "adminEmails">;
  viewer: Pick<Member, "id"> | null;
}

/** The id in a reference: the last part of an address. */
const idIn = (reference: string): string => reference.split(/[?#]/)[0]!.split("/").findLast(Boolean) ?? "";

/** The version that an address names. Undefined if there is none. */
const versionIn = (reference: string) =>
  versionInQuery(new URLSearchParams(reference.split("#")[0]!.split("?")[1]));

type Shown = Pick<
  Prompt,
  "shareId" | "title" | "description" | "originalInput" | "content" | "tags" | "type" | "variables"
>;

/** What a tool shows of a prompt, whoever reads it. */
const shownOf = ({ originalInput, ...prompt }: Shown) => ({
  shareId: prompt.shareId,
  title: prompt.title,
  description: prompt.description,
  purpose: originalInput,
  content: prompt.content,
  tags: prompt.tags,
  type: prompt.type,
  variables: prompt.variables,
});

/** One of the member's prompts with its variables; null for an unknown id. */
export async function findOwnPrompt(
  { services }: Pick<Reading, "services">,
  viewer: Pick<Member, "id">,
  id: string,
): Promise<ReadPrompt | null> {
  const [found, copies] = await Promise.all([
    findPrompt(services, viewer, id),
    untouchedCopies(services, viewer, [id]),
  ]);
  return found && { ...shownOf(found), id, isOwn: true, isStrangers: copies.has(id), author: null };
}

/** A member's own prompt by its id, or a shared prompt by its share id or address. Errors: `prompt_not_found`. */
export async function readPrompt({ services, viewer }: Reading, reference: string): Promise<ReadPrompt> {
  const id = idIn(reference);
  const own = viewer && (await findOwnPrompt({ services }, viewer, id));
  if (own) return own;
  const version = versionIn(reference);
  const { prompt, creator, isOwner } = await getSharedPrompt(services, viewer, id, version);
  return {
    ...shownOf(prompt),
    id: null,
    isOwn: isOwner,
    isStrangers: !isOwner || (await isUntouchedLink(services, id, version)),
    author: creator?.displayName ?? null,
  };
}
