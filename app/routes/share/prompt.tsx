import { versionInQuery } from "~/domain/version-number";
import { listShownExamples } from "~/features/examples/list-shown-examples.server";
import { ExamplesIsland, loadExamples } from "~/features/examples/ui/examples-island";
import { loadFillForm } from "~/features/filling/ui/fill-island";
import { readBlocks } from "~/features/markdown/read-blocks.server";
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
    const version = versionInQuery(url.searchParams);
    const [view, made] = await Promise.all([
      getSharedPrompt(services, viewer, params.shareId, version),
      // Of the current text.
      version === undefined ? listShownExamples(services, viewer, params.shareId) : null,
      // For the server's rendering.
      loadFillForm(),
      loadExamples(),
    ]);
    return {
      view,
      made,
      blocks: readBlocks(view.prompt.content),
      origin: publicOrigin(request, context),
      signedIn: viewer !== null,
    };
  },
);

export const clientLoader = keepTrying<Awaited<ReturnType<typeof loader>>>();

/** A prompt by its link, or a shared version of it (`?v=`), reloaded when its reader returns to the tab (specification, section 4). */
export default function SharedPrompt({ loaderData }: Route.ComponentProps) {
  const { made, ...shared } = loaderData;
  const { view, origin } = shared;
  const picture = made?.examples.find((example) => example.picture)?.picture;
  useRefetchOnFocus();
  return (
    <>
      <ShareHead
        prompt={view.prompt}
        origin={origin}
        author={view.creator?.displayName ?? null}
        picture={picture}
      />
      <SharedPromptPage
        {...shared}
        examples={made && <ExamplesIsland key={view.prompt.shareId} {...made} {...view.prompt} />}
      />
    </>
  );
}
