import { ResourceTemplate, type McpServer } from "@modelcontextprotocol/server";

import { bearerContext, servicesContext } from "~/context";
import { AppError } from "~/errors";
import { shortName } from "~/features/prompts/prompt";
import { listShelf } from "~/features/sharing/shelf/list-shelf.server";
import { categoryTree } from "~/features/town/category-tree";
import type { RequestArgs } from "~/http/errors.server";
import { withProtocolErrors } from "~/http/mcp/protocol-error.server";
import { publicOrigin } from "~/http/origin.server";
import { getTranslate } from "~/i18n/middleware.server";

import { factsForApp } from "./tools/my-facts.server";
import { describePrompt } from "./describe-prompt.server";
import { readPrompt } from "./read-prompt.server";
import { fenceOthersText } from "./others-text.server";

/** Adds the town's categories, and every shared prompt by the address of its page; listed are those on the member's shelf. */
export function addResources(server: McpServer, args: RequestArgs): void {
  const { request, context } = args;
  const origin = publicOrigin(request, context);
  const guarded = withProtocolErrors(args);
  /** The latest prompts on the member's shelf; their titles are their authors' words. */
  const listShelved = async () => {
    const viewer = context.get(bearerContext)?.member;
    if (!viewer) return { resources: [] };
    const { items } = await listShelf(context.get(servicesContext), viewer, 1);
    return {
      resources: items.flatMap(({ prompt }) =>
        prompt
          ? [
              {
                uri: `${origin}/prompts/${prompt.shareId}`,
                name: `shelf-${prompt.shareId}`,
                title: prompt.title ?? shortName(prompt),
                mimeType: "text/plain",
              },
            ]
          : [],
      ),
    };
  };
  server.registerResource(
    "town-categories",
    `${origin}/api/prompt-categories`,
    {
      title: "Categories of the town",
      description: "The categories and subcategories of the town, with their labels.",
      mimeType: "application/json",
    },
    guarded(async ({ href }) => {
      const t = getTranslate(context);
      const tree = categoryTree({
        all: t("town:all"),
        categories: t.all("town:categories"),
        subcategories: t.all("town:subcategories"),
      });
      return { contents: [{ uri: href, mimeType: "application/json", text: JSON.stringify(tree) }] };
    }),
  );
  server.registerResource(
    "my-facts",
    `${origin}/api/facts`,
    {
      title: "Facts of your user",
      description: "What the member says again and again; only for apps that they let see it.",
      mimeType: "application/json",
    },
    guarded(async ({ href }) => {
      const viewer = context.get(bearerContext)?.member;
      if (!viewer) throw new AppError("unauthenticated");
      const facts = await factsForApp({ services: context.get(servicesContext), context }, viewer);
      return { contents: [{ uri: href, mimeType: "application/json", text: JSON.stringify(facts) }] };
    }),
  );
  server.registerResource(
    "prompt",
    new ResourceTemplate(`${origin}/prompts/{shareId}`, { list: guarded(listShelved) }),
    {
      title: "A shared prompt",
      description: "A prompt by the address of its page. The text of another person comes fenced as data.",
      mimeType: "text/plain",
    },
    guarded(async ({ href }, { shareId }) => {
      const viewer = context.get(bearerContext)?.member ?? null;
      const services = context.get(servicesContext);
      const found = await readPrompt({ services, viewer }, String(shareId));
      const text = describePrompt(found);
      return {
        contents: [
          { uri: href, mimeType: "text/plain", text: found.isStrangers ? fenceOthersText(text) : text },
        ],
      };
    }),
  );
}
