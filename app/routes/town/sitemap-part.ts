import { href } from "react-router";

import { AppError } from "~/errors";
import type { PromptVersions } from "~/domain/prompt-languages";
import { categoryNames, subcategoriesOf } from "~/domain/categories";
import { versionPaths } from "~/features/sharing/version-paths";
import { townAddress } from "~/features/town/address";
import { countPeopleParts, listPeoplePart } from "~/features/people/list-people.server";
import { countSitemapParts, listSitemapPart } from "~/features/town/sitemap/list-sitemap.server";
import { sitemap, type SitemapEntry } from "~/features/town/sitemap/sitemap";
import { revalidated } from "~/http/entity-tags.server";
import { endpoint } from "~/http/endpoint.server";
import { responseMethod } from "~/http/method.server";
import { publicOrigin } from "~/http/origin.server";
import type { Services } from "~/services";

import type { Route } from "./+types/sitemap-part";

/** The public pages other than prompts. */
function ownPages(): string[] {
  const town = href("/town-prompts");
  const places = categoryNames.flatMap((category) => [
    townAddress(town, { category }),
    ...subcategoriesOf(category).map((subcategory) => townAddress(town, { category, subcategory })),
  ]);
  const texts = [href("/why"), href("/terms"), href("/privacy"), href("/docs/api")];
  return [href("/"), href("/generate"), town, ...places, ...texts];
}

/** The entries of one part of the sitemap: `pages.xml`, `town-1.xml`, `people-1.xml` … */
async function entriesOf(services: Pick<Services, "db">, part: string): Promise<SitemapEntry[]> {
  if (part === "pages.xml") return ownPages().map((address) => ({ address }));
  const people = Number(/^people-([1-9]\d{0,6})\.xml$/.exec(part)?.[1]);
  if (people <= (await countPeopleParts(services)))
    return (await listPeoplePart(services, people)).map((memberId) => ({
      address: href("/people/:memberId", { memberId }),
    }));
  const number = Number(/^town-([1-9]\d{0,6})\.xml$/.exec(part)?.[1]);
  if (!(number <= (await countSitemapParts(services)))) throw new AppError("not_found");
  const published = await listSitemapPart(services, number);
  return published.map(({ shareId, updatedAt, versions }) => ({
    address: href("/prompts/:shareId", { shareId: shareId! }),
    updatedAt,
    versions: versionPaths(JSON.parse(versions) as PromptVersions),
  }));
}

const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: responseMethod({
    limit: "read",
    run: async ({ services, request, context, params }) => {
      const origin = publicOrigin(request, context);
      const entries = await entriesOf(services, params.part);
      const whole = entries.map(({ versions = {}, ...entry }) => ({
        ...entry,
        address: origin + entry.address,
        versions: Object.fromEntries(
          Object.entries(versions).map(([language, path]) => [language, origin + path]),
        ),
      }));
      return revalidated(request, sitemap(whole), { "Content-Type": "application/xml; charset=utf-8" });
    },
  }),
});

export { loader, action };
