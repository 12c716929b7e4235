import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { OpeningLink } from "~/ui/opening-link";

const PublishDialog = lazyPart(async () => (await import("./publish-dialog")).PublishDialog);

/** Publishes a prompt to the town, or changes its publication; the fields start anew each time (specification, section 4). */
export function PublishButton({ prompt, className }: { prompt: Prompt; className?: string }) {
  const { t } = useTranslation("town");
  const [open, setOpen] = useState(false);
  const { fetcher, refused, pending } = useFormFetcher({ onDone: () => setOpen(false) });
  const start = () => {
    // Drops the errors of the last time.
    fetcher.reset();
    setOpen(true);
  };
  return (
    <>
      <Button asChild variant="ghost" size="sm" className={className}>
        <OpeningLink
          to={href("/dashboard/prompts/:promptId/publish", { promptId: prompt.id })}
          load={PublishDialog.load}
          prefetch="render"
          onOpen={start}
        >
          <Icon name="send" />
          {prompt.publishedAt ? t("publish.change") : t("publish.open")}
        </OpeningLink>
      </Button>
      <PublishDialog
        prompt={prompt}
        form={fetcher.Form}
        refused={refused}
        pending={pending}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
