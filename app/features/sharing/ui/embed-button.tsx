import { CodeXml } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { OpeningLink } from "~/ui/opening-link";

import type { SharedPrompt } from "../shared-prompt";
import { EmbedCodePanel } from "./embed-code-panel";

interface EmbedButtonProps {
  prompt: SharedPrompt;
  /** Scheme and host of this site. */
  origin: string;
}

/** Opens the code that puts the prompt on another site. */
export function EmbedButton({ prompt, origin }: EmbedButtonProps) {
  const { t } = useTranslation(["sharing", "shell"]);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button asChild variant="secondary" size="sm">
        <OpeningLink
          to={href("/prompts/:shareId/embed-code", { shareId: prompt.shareId })}
          onOpen={() => setOpen(true)}
        >
          <CodeXml aria-hidden />
          {t("page.embed")}
        </OpeningLink>
      </Button>
      <Dialog
        width="wide"
        open={open}
        onOpenChange={setOpen}
        title={t("embedDialog.title")}
        description={t("embedDialog.lead")}
        closeLabel={t("shell:close")}
      >
        <EmbedCodePanel prompt={prompt} origin={origin} />
      </Dialog>
    </>
  );
}
