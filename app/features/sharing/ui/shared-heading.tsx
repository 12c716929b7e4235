import { Pencil, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { href, useNavigate } from "react-router";

import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { OpeningLink } from "~/ui/opening-link";
import { showToast } from "~/ui/toast-store";
import { useFormFetcher } from "~/ui/use-form-fetcher";

import type { SharedPrompt } from "../shared-prompt";
import { shownDescription, shownTitle } from "../shown-texts";
import { useOwnerMemory } from "./use-owner-memory";
import { SharedTextsForm } from "./shared-texts-form";

interface SharedHeadingProps {
  prompt: SharedPrompt;
  isOwner: boolean;
  signedIn: boolean;
}

/** How long a reader has to read why they are led to sign in, in milliseconds (specification, section 9). */
const readingTime = 1_500;

/** Title and description; their owner edits them in place. */
export function SharedHeading({ prompt, isOwner, signedIn }: SharedHeadingProps) {
  const { t } = useTranslation("sharing");
  const [editing, setEditing] = useState(false);
  const wasOwner = useOwnerMemory(prompt.shareId, isOwner);
  if (editing)
    return (
      <Card padding="lg">
        <HeadingEditor prompt={prompt} onClose={() => setEditing(false)} />
      </Card>
    );
  return (
    <div>
      <h1 dir="auto" className="text-2xl">
        {shownTitle(prompt)}
      </h1>
      <p dir="auto" className="prompt-text mt-2 text-ink-soft">
        {shownDescription(prompt)}
      </p>
      {isOwner && (
        <Button asChild variant="ghost" size="sm" className="mt-2 -ml-3">
          <OpeningLink
            to={href("/prompts/:shareId/edit", { shareId: prompt.shareId })}
            onOpen={() => setEditing(true)}
          >
            <Pencil aria-hidden />
            {t("page.edit")}
          </OpeningLink>
        </Button>
      )}
      {!signedIn && wasOwner && (
        <Button
          variant="ghost"
          size="sm"
          aria-disabled
          className="mt-2 -ml-3 opacity-55"
          icon={<Pencil aria-hidden />}
          onClick={() => showToast({ title: t("page.editLogin"), variant: "info" })}
        >
          {t("page.edit")}
        </Button>
      )}
    </div>
  );
}

function HeadingEditor({ prompt, onClose }: { prompt: SharedPrompt; onClose: () => void }) {
  const { t } = useTranslation("sharing");
  const { fetcher, refused, pending } = useFormFetcher({ onDone: onClose });
  const navigate = useNavigate();
  const signedOut = refused?.code === "unauthenticated";
  useEffect(() => {
    if (!signedOut) return undefined;
    showToast({ title: t("edited.signInAgain"), variant: "destructive" });
    const here = href("/prompts/:shareId", { shareId: prompt.shareId });
    const timer = setTimeout(
      () => void navigate(`${href("/login")}?${new URLSearchParams({ redirectTo: here })}`),
      readingTime,
    );
    return () => clearTimeout(timer);
  }, [signedOut, navigate, prompt.shareId, t]);
  return (
    <SharedTextsForm form={fetcher.Form} prompt={prompt} refused={refused} pending={pending}>
      <Button variant="secondary" icon={<X aria-hidden />} onClick={onClose} disabled={pending}>
        {t("page.cancel")}
      </Button>
    </SharedTextsForm>
  );
}
