import { z } from "zod";

import type { Viewer } from "~/context";
import { libraryAddress } from "~/features/library/address";
import { listPrompts } from "~/features/library/list-prompts.server";
import { firstPage } from "~/features/library/limits";
import { libraryListQuery, libraryParameters } from "~/features/library/query";
import { streamPrompts } from "~/features/library/stream-prompts.server";
import { createPrompt, createPromptOperation } from "~/features/prompts/create-prompt.server";
import { promptResponse, serializePrompt } from "~/features/prompts/responses";
import type { Prompt } from "~/features/prompts/prompt";
import { promptDraft } from "~/features/prompts/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";
import { addPageLinks } from "~/http/page-links.server";

/** The viewer's prompts, newest first: one page when `page` or `size` asks for it, else all; and a new one. */
const { loader, action } = endpoint({
  GET: memberMethod({
    name: "listPrompts",
    forApps: true,
    query: { schema: libraryListQuery, read: libraryParameters },
    response: z.array(promptResponse),
    operation: { limit: "read" },
    run: async ({ services, viewer, url, query: { inPages, ...query }, headers }) => {
      if (!inPages) return serializeAll(streamPrompts(services, viewer, query), viewer);
      const { prompts, ...position } = await listPrompts(services, viewer, query);
      addPageLinks(headers, position, libraryAddress(url.pathname, { ...query, page: 1 }, firstPage));
      return prompts.map((prompt) => serializePrompt(prompt, viewer));
    },
  }),
  POST: memberMethod({
    name: "createPrompt",
    forApps: true,
    body: promptDraft,
    example: {
      originalInput: "A weekly report for my team",
      content: "Write a report about {{week}}.",
      tags: ["report"],
    },
    response: promptResponse,
    status: 201,
    operation: createPromptOperation,
    run: async ({ services, viewer, body }) => {
      const prompt = await createPrompt(services, viewer, body);
      return serializePrompt(prompt, viewer);
    },
  }),
});

async function* serializeAll(prompts: AsyncIterable<Prompt>, viewer: Pick<Viewer, "id">) {
  for await (const prompt of prompts) yield serializePrompt(prompt, viewer);
}

export { loader, action };
