import { Icon } from "~/ui/icon";
import { lazy, useState, type ReactNode } from "react";
import { href, Link } from "react-router";

import { countUse } from "~/client/count-use";
import { useRootData } from "~/client/root-data";
import { TranslationNote } from "~/client/site-translation";
import type { Block } from "~/domain/blocks";
import { langOf } from "~/domain/prompt-languages";
import { versionQuery } from "~/domain/version-number";
import { UsePrompt } from "~/features/prompts/filling/ui/use-prompt";
import { SignUpInvitation } from "~/features/generator/ui/sign-up-invitation";
import { PromptText } from "~/features/text/markdown/ui/prompt-text";
import { noteUse } from "~/features/prompts/ui/prompt-text";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { OpenInService } from "~/features/prompts/ui/open-in-service";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { Counts } from "~/features/sharing/ui/counts";
import { ShelfButton } from "~/features/sharing/shelf/ui/shelf-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { joinClasses } from "~/ui/join-classes";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { OpeningLink } from "~/ui/opening-link";

import type { SharedPrompt, SharedView } from "../responses";
import { isListed, shownTitle, type textsBelow } from "../shown-texts";
import { AfterUse } from "./after-use";
import { Arrival } from "./arrival";
import { CreatorCard } from "./creator-card";
import { PromptLanguages } from "./prompt-languages";
import { ShareRow } from "./share-row";
import { SharedHeading } from "./shared-heading";

// Sites without a model do not load it.
const TryHere = lazy(async () => ({
  default: (await import("~/features/runs/try/ui/try-here")).TryHere,
}));
const SaveDialog = lazyPart(
  async () => (await import("~/features/prompts/folders/ui/save-dialog")).SaveDialog,
);

interface SharedPromptPageProps {
  view: SharedView;
  /** Its description and purpose, as far as they say more than the title. */
  below: ReturnType<typeof textsBelow>;
  /** The prompt's text as read by Markdown. Null for a text without it. */
  blocks: readonly Block[] | null;
  origin: string;
  signedIn: boolean;
  isProven: boolean;
  /** The beginning of a result, above the prompt. */
  firstResult: ReactNode;
  examples: ReactNode;
  /** The id of the prompt where its owner may add examples. Null where there are none. */
  examplesOf: string | null;
  /** Below all: its family, similar prompts. */
  children: ReactNode;
}

/** The share page of a prompt (specification, section 2). */
export function SharedPromptPage(props: SharedPromptPageProps) {
  const { view, below, blocks, origin, signedIn, isProven, firstResult, examples, examplesOf, children } =
    props;
  const { t } = useTranslation("sharing");
  const { prompt, creator, isOwner } = view;
  const [isSaving, setSaving] = useState(false);
  const hasModel = useRootData()?.hasModel;
  const params = { shareId: prompt.shareId };
  const query = versionQuery(prompt.version);
  const address = href("/prompts/:shareId", params) + query;
  const save = href("/prompts/:shareId/save", params) + query;
  const asks = prompt.variables.length > 0;
  const used = () => (view.ownId ? noteUse(view.ownId) : countUse(prompt.shareId));
  const keeping = (
    <ul aria-label={t("page.keep")} className="keep-ways">
      {!isOwner && prompt.isPublic && (
        <li>
          <ShelfButton
            shareId={prompt.shareId}
            isSaved={view.isSaved}
            name={shownTitle(prompt)}
            icon={view.isSaved ? <Icon name="bookmark-check" /> : <Icon name="bookmark" />}
            variant="secondary"
          />
          <span>{t("page.shelfHint")}</span>
        </li>
      )}
      <li>
        {signedIn ? (
          <Button asChild variant="secondary">
            <OpeningLink to={save} load={SaveDialog.load} onOpen={() => setSaving(true)}>
              <Icon name="copy-plus" />
              {t("page.save")}
            </OpeningLink>
          </Button>
        ) : (
          <form method="post" action={address}>
            <Button type="submit" variant="secondary" icon={<Icon name="copy-plus" />}>
              {t("page.save")}
            </Button>
          </form>
        )}
        <span>{t("page.saveHint")}</span>
      </li>
      {!isOwner && isListed(prompt) && (
        <li>
          <Button asChild variant="secondary">
            <Link to={href("/prompts/:shareId/remix", params) + query} discover="none">
              <Icon name="pencil" />
              {t("page.remix")}
            </Link>
          </Button>
          <span>{t("page.remixHint")}</span>
        </li>
      )}
    </ul>
  );
  return (
    <div
      className={joinClasses("mx-auto flex flex-col gap-6 py-6 sm:py-10", asks ? "max-w-5xl" : "max-w-3xl")}
    >
      {prompt.isPublic ? <Arrival prompt={prompt} /> : <Notice>{t("page.onlyYou")}</Notice>}
      {prompt.version !== null && <VersionNotice prompt={prompt} />}
      <SharedHeading
        prompt={prompt}
        description={below.description}
        ownId={view.ownId}
        signedIn={signedIn}
        isProven={isProven}
      />
      {firstResult}
      <PromptLanguages prompt={prompt} isOwner={isOwner} />
      <TranslationNote of={address} />
      <Card padding="lg" asChild>
        <section aria-label={t("page.prompt")} className="flex flex-col gap-4">
          {below.purpose && (
            <div>
              <h2 className="text-sm text-ink-soft">{t("page.purpose")}</h2>
              <p dir="auto" lang={langOf(prompt.language)} className="prompt-text mt-1">
                {below.purpose}
              </p>
            </div>
          )}
          <h2 className="sr-only">{t("page.tags")}</h2>
          <ul className="flex flex-wrap gap-1.5">
            {prompt.tags.map((tag) => (
              <li key={tag} className="flex">
                <TagBadge tag={tag} />
              </li>
            ))}
          </ul>
          {asks ? (
            <UsePrompt
              key={address}
              of={prompt.shareId}
              content={prompt.content}
              variables={prompt.variables}
              type={prompt.type}
              action={href("/prompts/:shareId/use", params) + query}
              sharePath={address}
              onUsed={used}
              renderTry={(filled) => hasModel && <TryHere {...filled} of={examplesOf} />}
            />
          ) : (
            <>
              <div className="flex flex-wrap gap-2">
                <CopyButton text={prompt.content} onCopied={used} className="max-sm:grow" />
              </div>
              <h2 className="sr-only">{t("page.prompt")}</h2>
              <PromptText blocks={blocks}>
                <pre
                  dir="auto"
                  lang={langOf(prompt.language)}
                  // A person's text, which may be translated, unlike code.
                  translate="yes"
                  className="prompt-text rounded-control border border-line bg-surface-sunken p-4 sm:p-5 noscript:select-all"
                >
                  {prompt.content}
                </pre>
              </PromptText>
              <OpenInService type={prompt.type} prompt={prompt.content} onOpened={used} />
              {hasModel && <TryHere type={prompt.type} text={prompt.content} of={examplesOf} onUsed={used} />}
            </>
          )}
          <AfterUse ownId={examplesOf} />
          {keeping}
          <p className="text-sm text-ink-soft empty:hidden">
            <Counts prompt={view} />
          </p>
        </section>
      </Card>
      {examples}
      {prompt.isPublic && <ShareRow prompt={prompt} origin={origin} />}
      {creator && <CreatorCard creator={creator} memberId={view.creatorId} />}
      {children}
      {!isOwner && (
        <p>
          <Link to={href("/prompts/:shareId/report", params)} className="text-link text-sm text-ink-soft">
            {t("page.report")}
          </Link>
        </p>
      )}
      {!signedIn && <SignUpInvitation redirectTo={address} />}
      <SaveDialog open={isSaving} onOpenChange={setSaving} action={save} fields={{}} copyOf={address} />
    </div>
  );
}

/** Says which version the link shows, and links to a newer one. */
function VersionNotice({ prompt: { shareId, version, hasNewer } }: { prompt: SharedPrompt }) {
  const { t } = useTranslation("sharing");
  return (
    <Notice>
      {t("page.version", { number: version! })}{" "}
      {hasNewer && (
        <Link to={href("/prompts/:shareId", { shareId })} className="underline">
          {t("page.newer")}
        </Link>
      )}
    </Notice>
  );
}
