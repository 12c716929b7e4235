import { Send } from "lucide-react";
import { useState } from "react";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import type { Prompt } from "~/features/prompts/prompt";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { onDemand } from "~/ui/on-demand";
import { OpeningLink } from "~/ui/opening-link";
import { useAhead } from "~/ui/use-ahead";

const PublishDialog = onDemand(async () => (await import("./publish-dialog")).PublishDialog);

/** Publishes a prompt to the town, or changes how it stands there; its fields start anew each time (specification, section 4). */
export function PublishButton({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation("town");
  useAhead(PublishDialog.ahead);
  const [open, setOpen] = useState(false);
  const { fetcher, refused, pending } = useFormFetcher({ onDone: () => setOpen(false) });
  const start = () => {
    // What was refused before is no word about this time.
    fetcher.reset();
    setOpen(true);
  };
  return (
    <>
      <Button asChild variant="secondary">
        <OpeningLink
          to={href("/dashboard/prompts/:promptId/publish", { promptId: prompt.id })}
          ahead={PublishDialog.ahead}
          onOpen={start}
        >
          <Send aria-hidden />
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
