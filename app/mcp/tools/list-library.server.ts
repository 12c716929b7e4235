import { z } from "zod";

import { listPrompts } from "~/features/library/list-prompts.server";
import { libraryQuery } from "~/features/library/query";
import { promptResponse, serializePrompt } from "~/features/prompts/responses";
import { shortName, type Prompt } from "~/features/prompts/prompt";
import { untouchedCopies } from "~/features/prompts/untouched-copies.server";
import { memberTool } from "~/http/mcp/declare-tool.server";

import { fenceOthersText, othersNotice } from "../others-text.server";

const input = z
  .strictObject({
    search: z.string({ error: "wrong_type" }).optional(),
    folder: z.string({ error: "wrong_type" }).optional(),
    tags: z.array(z.string({ error: "wrong_type" }), { error: "wrong_type" }).optional(),
    page: z.int({ error: "wrong_type" }).min(1, { error: "not_an_option" }).default(1),
  })
  .transform(({ page, tags, ...rest }): z.input<typeof libraryQuery> => ({
    ...rest,
    tag: tags,
    page: String(page),
    sort: rest.search ? "used" : undefined,
  }))
  .pipe(libraryQuery);

const output = z.object({
  /** That the texts of copies are other people's. Null if none is on the page. */
  notice: z.string().nullable(),
  prompts: z.array(promptResponse.omit({ content: true }).meta({ id: undefined })),
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
});

const lineOf = (prompt: Prompt) =>
  `${prompt.id}: ${prompt.title ?? shortName(prompt)}\n  tags: ${prompt.tags.join(", ")}; folder: ${prompt.folderId}`;

export const listLibrary = memberTool({
  name: "list_library",
  title: "List the library",
  description:
    "Lists the member's own prompts, newest first, those of a search last used first, ten a page, without their texts: read one with get_prompt, use one with fill_prompt.",
  input,
  fields: {
    search: "Words that must all occur; omitted: all prompts.",
    folder: "A folder's id; omitted: all folders.",
    tags: "Tags that a prompt must have, all of them.",
    page: "The page, from 1.",
  },
  output,
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: { limit: "read" },
  run: async ({ services, viewer, input: query }) => {
    const { prompts, page, pageCount, total } = await listPrompts(services, viewer, query);
    const copies = await untouchedCopies(
      services,
      viewer,
      prompts.map(({ id }) => id),
    );
    const lines = prompts.map((prompt) =>
      copies.has(prompt.id) ? `${prompt.id}: a copy of another person's prompt` : lineOf(prompt),
    );
    const copied = prompts.filter(({ id }) => copies.has(id)).map(lineOf);
    return {
      value: {
        notice: copies.size > 0 ? othersNotice : null,
        prompts: prompts.map((prompt) => serializePrompt(prompt, viewer)),
        page,
        totalPages: pageCount,
        total,
      },
      text: [
        `Page ${page} of ${pageCount}; ${total} prompts.`,
        ...lines,
        ...(copied.length > 0 ? [fenceOthersText(copied.join("\n"))] : []),
      ].join("\n"),
    };
  },
});
