import { Icon } from "~/ui/icon";
import { useRef, useState } from "react";
import { href } from "react-router";

import { isPanel } from "~/domain/panels";
import type { Prompt } from "~/features/prompts/prompt";
import { ArrivalDialog, useArrivalDialog } from "~/features/sharing/ui/arrival";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

import { publishLabel } from "./publish-label";

const PublishDialog = lazyPart(async () => (await import("./publish-dialog")).PublishDialog);

/** Publishes a prompt to the town, or changes its publication (specification, section 4). */
export function PublishButton({ prompt, className }: { prompt: Prompt; className?: string }) {
  const { t } = useTranslation("publishing");
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const arrival = useArrivalDialog();
  const { title, description, originalInput } = prompt;
  return (
    <>
      <Button asChild variant="ghost" size="sm" className={className}>
        <OpeningLink
          ref={opener}
          to={href("/dashboard/prompts/:promptId/publish", { promptId: prompt.id })}
          load={PublishDialog.load}
          prefetch="render"
          onOpen={() => setOpen(true)}
        >
          <Icon name="send" />
          {t(publishLabel(prompt))}
        </OpeningLink>
      </Button>
      <PublishDialog
        prompt={prompt}
        onDone={({ done }) => isPanel(done) && arrival.show(done)}
        open={open}
        onOpenChange={setOpen}
      />
      {arrival.shown && prompt.shareId && (
        <ArrivalDialog
          {...arrival.shown}
          prompt={{ shareId: prompt.shareId, title, description, originalInput }}
          returnTo={opener}
          open={arrival.open}
          onOpenChange={arrival.setOpen}
        />
      )}
    </>
  );
}
