import { versionInQuery } from "~/domain/version-number";
import { loadFillForm } from "~/features/filling/ui/fill-island";
import { readBlocks } from "~/features/markdown/read-blocks.server";
import { findOriginal } from "~/features/sharing/find-original.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { ShareHead } from "~/features/sharing/ui/share-head";
import { SharedPromptPage } from "~/features/sharing/ui/shared-prompt-page";
import { page, type PageArgs } from "~/http/page.server";
import { publicOrigin } from "~/http/origin.server";
import type { PageHandle } from "~/shell/header";
import { keepTrying } from "~/client/client-loaders";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";

import type { Route } from "./+types/prompt";

export const handle: PageHandle = { back: {}, cached: true };

export const loader = page(
  async ({ services, viewer, url, request, context, params }: PageArgs<Route.LoaderArgs>) => {
    const [view, basedOn] = await Promise.all([
      getSharedPrompt(services, viewer, params.shareId, versionInQuery(url.searchParams)),
      findOriginal(services, params.shareId),
      // For the server's rendering.
      loadFillForm(),
    ]);
    return {
      view,
      basedOn,
      blocks: readBlocks(view.prompt.content),
      origin: publicOrigin(request, context),
      signedIn: viewer !== null,
    };
  },
);

export const clientLoader = keepTrying<Awaited<ReturnType<typeof loader>>>();

/** A prompt by its link, or a shared version of it (`?v=`), reloaded when its reader returns to the tab (specification, section 4). */
export default function SharedPrompt({ loaderData }: Route.ComponentProps) {
  const { view, origin } = loaderData;
  useRefetchOnFocus();
  return (
    <>
      <ShareHead prompt={view.prompt} origin={origin} author={view.creator?.displayName ?? null} />
      <SharedPromptPage {...loaderData} />
    </>
  );
}
