import { useState } from "react";
import { href } from "react-router";

import { versionQuery } from "~/domain/version-number";
import { useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import type { SharedPrompt } from "../responses";
import { copyLink } from "./copy-link";
import { SocialMarks } from "./social-links";

interface ShareRowProps {
  prompt: SharedPrompt;
  origin: string;
}

/** The ways to pass a prompt on: social services, its link, its embed code. */
export function ShareRow({ prompt, origin }: ShareRowProps) {
  const { t } = useTranslation("sharing");
  return (
    <section aria-labelledby="pass-on">
      <h2 id="pass-on" className="text-base">
        {t("page.shareTitle")}
      </h2>
      <div className="share-ways">
        <SocialMarks prompt={prompt} origin={origin} />
        <button
          type="button"
          aria-label={t("page.copyLink")}
          className="share-way needs-script"
          onClick={() => void copyLink(t, prompt.shareId, { version: prompt.version })}
        >
          <Icon name="link-2" />
          {t("page.linkShort")}
        </button>{" "}
        <EmbedButton prompt={prompt} origin={origin} />
      </div>
    </section>
  );
}

const EmbedDialog = lazyPart(async () => (await import("./embed-dialog")).EmbedDialog);

function EmbedButton({ prompt, origin }: ShareRowProps) {
  const { t } = useTranslation("sharing");
  const [open, setOpen] = useState(false);
  return (
    <>
      <OpeningLink
        aria-label={t("page.embed")}
        className="share-way"
        to={href("/prompts/:shareId/embed-code", { shareId: prompt.shareId }) + versionQuery(prompt.version)}
        load={EmbedDialog.load}
        onOpen={() => setOpen(true)}
      >
        <Icon name="code-xml" />
        {t("page.embedShort")}
      </OpeningLink>
      <EmbedDialog prompt={prompt} origin={origin} open={open} onOpenChange={setOpen} />
    </>
  );
}
