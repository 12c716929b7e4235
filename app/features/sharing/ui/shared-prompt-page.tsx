import { Bookmark, CodeXml, Link2 } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";

import { filledText } from "~/domain/variable-definitions";
import { TranslationNote } from "~/client/site-translation";
import { SignUpInvitation } from "~/features/generation/ui/sign-up-invitation";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { OpenInService } from "~/features/prompts/ui/open-in-service";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { OpeningLink } from "~/ui/opening-link";

import type { SharedPrompt, SharedView } from "../shared-prompt";
import { copyLink } from "./copy-link";
import { CreatorCard } from "./creator-card";
import { SharedHeading } from "./shared-heading";
import { SocialLinks } from "./social-links";

const SaveDialog = lazyPart(async () => (await import("~/features/folders/ui/save-dialog")).SaveDialog);

interface SharedPromptPageProps {
  view: SharedView;
  /** Scheme and host of this site. */
  origin: string;
  signedIn: boolean;
}

/** The share page of a prompt (specification, section 2). */
export function SharedPromptPage({ view, origin, signedIn }: SharedPromptPageProps) {
  const { t } = useTranslation("sharing");
  const { prompt, creator, isOwner } = view;
  const text = filledText(prompt);
  const [saving, setSaving] = useState(false);
  const params = { shareId: prompt.shareId };
  const address = href("/prompts/:shareId", params);
  const save = href("/prompts/:shareId/save", params);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      {!prompt.isPublic && <Notice>{t("page.onlyYou")}</Notice>}
      <SharedHeading prompt={prompt} isOwner={isOwner} signedIn={signedIn} />
      <TranslationNote of={address} />
      <Card padding="lg" asChild>
        <section aria-label={t("page.prompt")} className="flex flex-col gap-4">
          <div>
            <h2 className="text-sm text-ink-soft">{t("page.purpose")}</h2>
            <p dir="auto" className="prompt-text mt-1">
              {prompt.originalInput}
            </p>
          </div>
          <h2 className="sr-only">{t("page.tags")}</h2>
          <ul className="flex flex-wrap gap-1.5">
            {prompt.tags.map((tag) => (
              <li key={tag} className="flex">
                <TagBadge tag={tag} />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={text} className="max-sm:grow" />
            <Button asChild variant="secondary" className="max-sm:grow">
              {signedIn ? (
                <OpeningLink to={save} load={SaveDialog.load} onOpen={() => setSaving(true)}>
                  <Bookmark aria-hidden />
                  {t("page.save")}
                </OpeningLink>
              ) : (
                <Link to={save}>
                  <Bookmark aria-hidden />
                  {t("page.save")}
                </Link>
              )}
            </Button>
          </div>
          <h2 className="sr-only">{t("page.prompt")}</h2>
          <pre
            dir="auto"
            // A person's text, which may be translated, unlike code.
            translate="yes"
            className="prompt-text rounded-control border border-line bg-surface-sunken p-4 sm:p-5 noscript:select-all"
          >
            {text}
          </pre>
          <OpenInService type={prompt.type} prompt={text} />
        </section>
      </Card>
      <section aria-labelledby="pass-on">
        <h2 id="pass-on" className="text-base">
          {t("page.shareTitle")}
        </h2>
        <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow">
          <SocialLinks prompt={prompt} origin={origin} />
          <Button
            variant="secondary"
            size="sm"
            className="needs-script"
            icon={<Link2 aria-hidden />}
            onClick={() => void copyLink(t, prompt.shareId)}
          >
            {t("page.copyLink")}
          </Button>
          <EmbedButton prompt={prompt} origin={origin} />
        </div>
      </section>
      {creator && <CreatorCard creator={creator} />}
      {!signedIn && <SignUpInvitation redirectTo={address} />}
      <SaveDialog open={saving} onOpenChange={setSaving} action={save} fields={{}} copyOf={address} />
    </div>
  );
}

const EmbedDialog = lazyPart(async () => (await import("./embed-dialog")).EmbedDialog);

interface EmbedButtonProps {
  prompt: SharedPrompt;
  /** Scheme and host of this site. */
  origin: string;
}

/** Opens the dialog with the embed code. */
function EmbedButton({ prompt, origin }: EmbedButtonProps) {
  const { t } = useTranslation("sharing");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button asChild variant="secondary" size="sm">
        <OpeningLink
          to={href("/prompts/:shareId/embed-code", { shareId: prompt.shareId })}
          load={EmbedDialog.load}
          onOpen={() => setOpen(true)}
        >
          <CodeXml aria-hidden />
          {t("page.embed")}
        </OpeningLink>
      </Button>
      <EmbedDialog prompt={prompt} origin={origin} open={open} onOpenChange={setOpen} />
    </>
  );
}
