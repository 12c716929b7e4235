import type { Viewer } from "~/context";
import { listPrompts } from "~/features/library/list-prompts.server";
import { libraryParameterNames, libraryParameters, libraryQuery } from "~/features/library/query";
import { streamPrompts } from "~/features/library/stream-prompts.server";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { promptDraft } from "~/features/prompts/schema";
import { serializePrompt } from "~/features/prompts/serialize";
import { endpoint, memberMethod } from "~/http/endpoint.server";
import { jsonStream } from "~/http/json-stream.server";
import { pageLinks } from "~/http/page-links.server";
import { readQuery } from "~/http/read-query.server";

/** The viewer's prompts, newest first: one page when `page` or `size` asks for it, else all; and a new one. */
const door = endpoint({
  GET: memberMethod({
    limit: "read",
    run: async ({ services, request, context, viewer, url }) => {
      const { searchParams } = url;
      const query = readQuery(libraryQuery, libraryParameters(searchParams));
      const inPages = searchParams.has("page") || searchParams.has("size");
      if (!inPages) {
        const all = streamPrompts(services, viewer, query);
        return jsonStream(serializeAll(all, viewer), { request, context });
      }
      const { prompts, ...position } = await listPrompts(services, viewer, query);
      return Response.json(
        prompts.map((prompt) => serializePrompt(prompt, viewer)),
        { headers: pageLinks(url, position, libraryParameterNames) },
      );
    },
  }),
  POST: memberMethod({
    body: promptDraft,
    limit: "write",
    run: async ({ services, viewer, body }) => {
      const prompt = await createPrompt(services, viewer, body);
      return Response.json(serializePrompt(prompt, viewer), { status: 201 });
    },
  }),
});

async function* serializeAll(prompts: AsyncIterable<Prompt>, viewer: Pick<Viewer, "id">) {
  for await (const prompt of prompts) yield serializePrompt(prompt, viewer);
}

export const loader = door.loader;
export const action = door.action;
