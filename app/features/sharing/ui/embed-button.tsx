import { CodeXml } from "lucide-react";
import { useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import type { SharedPrompt } from "../shared-prompt";

const EmbedDialog = lazyPart(async () => (await import("./embed-dialog")).EmbedDialog);

interface EmbedButtonProps {
  prompt: SharedPrompt;
  /** Scheme and host of this site. */
  origin: string;
}

/** Opens the dialog with the embed code. */
export function EmbedButton({ prompt, origin }: EmbedButtonProps) {
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
