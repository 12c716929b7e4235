import { Icon } from "~/ui/icon";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { href } from "react-router";

import { storageItem } from "~/client/browser-store";
import { langOf } from "~/domain/prompt-languages";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useEditor } from "~/ui/focus";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";
import { usePrefetchRoutes } from "~/ui/prefetch";
import { showToast } from "~/ui/toast-store";

import type { SharedPrompt } from "../responses";
import { isListed, shownTitle } from "../shown-texts";

// Only its owner needs it.
const PublicToggle = lazy(async () => ({
  default: (await import("~/features/prompts/ui/public-toggle")).PublicToggle,
}));

const HeadingEditor = lazyPart(async () => (await import("./heading-editor")).HeadingEditor);

interface SharedHeadingProps {
  prompt: SharedPrompt;
  /** Null where it would repeat the title. */
  description: string | null;
  /** The id of the prompt for its owner. Null for others. */
  ownId: string | null;
  signedIn: boolean;
  /** The page shows a comparison that proves it. */
  isProven: boolean;
}

/** Title and description of a shared prompt, which its owner edits in place, or stops to share. */
export function SharedHeading({ prompt, description, ownId, signedIn, isProven }: SharedHeadingProps) {
  const { t, language } = useTranslation(["sharing", "shelf"]);
  const spoken = langOf(prompt.language);
  const isOwner = ownId !== null;
  const { editing, setEditing, opener } = useEditor<HTMLAnchorElement>();
  usePrefetchRoutes(isOwner ? "routes/share/edit" : null);
  const wasOwner = useOwnerMemory(prompt.shareId, isOwner);
  if (editing)
    return (
      <Card padding="lg">
        <h1 dir="auto" className="sr-only">
          {shownTitle(prompt)}
        </h1>
        <HeadingEditor prompt={prompt} ownId={ownId} onClose={() => setEditing(false)} />
      </Card>
    );
  return (
    <div>
      <h1 dir="auto" lang={spoken} className="text-xl">
        {shownTitle(prompt)}
      </h1>
      {description && (
        <p dir="auto" lang={spoken} className="prompt-text mt-2 text-ink-soft">
          {description}
        </p>
      )}
      {spoken && spoken !== language && (
        <p className="mt-2 text-sm text-ink-soft">{t(`page.writtenIn.${spoken}`)}</p>
      )}
      {isProven && (
        <a href="#proof" className="inline-flex min-h-11 items-center">
          <Badge tone="success">{t("shelf:proven")}</Badge>
        </a>
      )}
      {isOwner && prompt.isPublic && !isListed(prompt) && (
        <p className="mt-2 text-sm text-ink-soft">{t("page.onlyLink")}</p>
      )}
      {isOwner && (
        <div className="mt-2 -ml-3 flex flex-wrap">
          <Button asChild variant="ghost" size="sm">
            <OpeningLink
              ref={opener}
              to={href("/prompts/:shareId/edit", { shareId: prompt.shareId })}
              load={HeadingEditor.load}
              prefetch="render"
              onOpen={() => setEditing(true)}
            >
              <Icon name="pencil" />
              {t("page.edit")}
            </OpeningLink>
          </Button>
          <Suspense>
            <PublicToggle
              prompt={prompt}
              isInTown={prompt.language !== null}
              action={href("/dashboard/prompts/:promptId/toggle-public", { promptId: ownId })}
            />
          </Suspense>
        </div>
      )}
      {!signedIn && wasOwner && (
        <Button
          variant="ghost"
          size="sm"
          aria-disabled
          className="mt-2 -ml-3 opacity-55"
          icon={<Icon name="pencil" />}
          onClick={() => showToast({ title: t("page.editLogin"), variant: "info" })}
        >
          {t("page.edit")}
        </Button>
      )}
    </div>
  );
}

const note = storageItem("localStorage", "ownPrompts");

/** The number of share IDs that this browser stores. */
const most = 200;

const remembered = () => note.read()?.split(" ") ?? [];

/**
 * Whether this browser has shown the prompt to its owner before, who then gets a hint to sign in. False for the owner: to change while the
 * page's parts load would take those away that the server rendered.
 */
function useOwnerMemory(shareId: string, isOwner: boolean): boolean {
  useEffect(() => {
    if (isOwner && !remembered().includes(shareId))
      note.write([shareId, ...remembered()].slice(0, most).join(" "));
  }, [shareId, isOwner]);
  return useSyncExternalStore(
    note.subscribe,
    () => !isOwner && remembered().includes(shareId),
    () => false,
  );
}
