import { z } from "zod";

import { categorySchema, promptLanguageSchema, subcategorySchema } from "~/features/prompts/responses";
import { listTown, listTownOperation } from "~/features/town/list-town.server";
import { townParameters, townQuery } from "~/features/town/query";
import type { TownPrompt } from "~/features/town/town-prompt";
import { categoryNames } from "~/domain/categories";
import { listLanguages } from "~/domain/prompt-languages";
import { townSorts } from "~/domain/town-sorts";
import { tool } from "~/http/mcp/declare-tool.server";

import { fenceOthersText, othersNotice } from "../others-text.server";

const input = z
  .strictObject({
    search: z.string({ error: "wrong_type" }).default(""),
    category: z.enum(["all", ...categoryNames], { error: "not_an_option" }).default("all"),
    subcategory: z.string({ error: "wrong_type" }).optional(),
    language: z.enum(listLanguages, { error: "not_an_option" }).default("all"),
    page: z.int({ error: "wrong_type" }).min(1, { error: "not_an_option" }).default(1),
    order: z.enum(townSorts, { error: "not_an_option" }).default("new"),
  })
  .transform(({ page, order, subcategory = "", ...rest }): z.input<typeof townQuery> => ({
    ...townParameters(new URLSearchParams({ ...rest, subcategory, page: String(page) })),
    order,
  }))
  .pipe(townQuery);

const output = z.object({
  notice: z.string(),
  prompts: z.array(
    z.object({
      shareId: z.string(),
      address: z.string(),
      title: z.string().nullable(),
      purpose: z.string(),
      tags: z.array(z.string()),
      category: categorySchema,
      subcategory: subcategorySchema,
      author: z.string().nullable(),
      language: promptLanguageSchema,
      saves: z.int(),
      uses: z.int(),
    }),
  ),
  page: z.int(),
  totalPages: z.int(),
  total: z.int(),
  moreThanTotal: z.boolean(),
});

const lineOf = ({ shareId, title, originalInput, tags, creator, ...found }: TownPrompt) =>
  [
    `${shareId}: ${title ?? originalInput}`,
    ...(title === null ? [] : [`  purpose: ${originalInput}`]),
    `  in ${found.category} / ${found.subcategory}; language: ${found.language}; saved ${found.saves} times`,
    `  tags: ${tags.join(", ")}${creator.displayName === null ? "" : `; by ${creator.displayName}`}`,
  ].join("\n");

export const searchTown = tool({
  name: "search_town",
  title: "Search the town",
  description:
    "Searches the town, where members of Prompt Town publish prompts, 12 a page: newest first, by saves, or those with results. Read one with get_prompt, use one with fill_prompt.",
  input,
  fields: {
    search: "Words that must occur; empty: all.",
    category: "One of the town's categories (resource of the categories); all: every one.",
    subcategory: "A subcategory of the category, by its name in that resource.",
    language:
      "A language: ja, en, es or other; all: every one, and of a prompt with versions in several languages one.",
    page: "The page, from 1.",
    order:
      "new; week: most saved this week; best: of all time; results: those that show what they made; proven: those a shown comparison says are better. A search is newest first.",
  },
  output,
  scope: "read",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  operation: listTownOperation,
  run: async ({ services, viewer, input: query, origin }) => {
    const { prompts, page, pageCount, total, isCapped } = await listTown(services, viewer, query);
    const found = prompts.map(
      ({ shareId, title, originalInput, tags, category, subcategory, creator, language, saves, uses }) => ({
        shareId,
        address: `${origin}/prompts/${shareId}`,
        title,
        purpose: originalInput,
        tags,
        category,
        subcategory,
        author: creator.displayName,
        language,
        saves,
        uses,
      }),
    );
    const position = `Page ${page} of ${pageCount}; ${isCapped ? "more than " : ""}${total} prompts.`;
    const list = prompts.length > 0 ? `\n${fenceOthersText(prompts.map(lineOf).join("\n"))}` : "";
    return {
      value: {
        notice: othersNotice,
        prompts: found,
        page,
        totalPages: pageCount,
        total,
        moreThanTotal: isCapped,
      },
      text: position + list,
    };
  },
});
