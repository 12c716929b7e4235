import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href, useNavigate } from "react-router";

import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import { expectArrival } from "../arrival";
import { copyLink } from "./copy-link";

const ShareDialog = lazyPart(async () => (await import("./share-dialog")).ShareDialog);
const ReopenDialog = lazyPart(async () => (await import("./reopen-dialog")).ReopenDialog);

/**
 * Shares a prompt: the first time a dialog asks for title and description, and of a private one whether its link shall open again.
 * The link is copied and opened, also when copying fails (specification, section 4); its page says the first time what can be done with it.
 */
export function ShareButton({ prompt, className }: { prompt: Prompt; className?: string }) {
  const { t } = useTranslation("sharing");
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const goTo = async (shareId: string, isNew = false) => {
    const copied = await copyLink(t, shareId, { announced: !isNew });
    if (isNew) expectArrival({ shareId, copied });
    await navigate(href("/prompts/:shareId", { shareId }));
  };
  const { shareId } = prompt;
  const openId = prompt.isPublic ? shareId : null;
  const asking = shareId ? ReopenDialog : ShareDialog;
  return (
    <>
      <Button asChild variant="ghost" size="sm" className={className}>
        <OpeningLink
          to={
            openId
              ? href("/prompts/:shareId", { shareId: openId })
              : href("/dashboard/prompts/:promptId/share", { promptId: prompt.id })
          }
          load={openId ? undefined : asking.load}
          prefetch="render"
          onOpen={() => (openId ? void goTo(openId) : setOpen(true))}
        >
          <Icon name="share-2" />
          {t("share")}
        </OpeningLink>
      </Button>
      <ShareDialog
        prompt={prompt}
        onShared={(id) => void goTo(id, true)}
        open={open && shareId === null}
        onOpenChange={setOpen}
      />
      <ReopenDialog
        prompt={prompt}
        onReopened={() => void goTo(shareId!, !prompt.publishedAt)}
        open={open && shareId !== null}
        onOpenChange={setOpen}
      />
    </>
  );
}
