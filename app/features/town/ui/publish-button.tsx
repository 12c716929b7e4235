import { Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import type { Prompt } from "~/features/prompts/prompt";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { OpeningLink } from "~/ui/opening-link";

import { PublishForm } from "./publish-form";

/** Publishes a prompt to the town, or changes how it stands there; its fields start anew each time (specification, section 4). */
export function PublishButton({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation(["town", "shell"]);
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
          onOpen={start}
        >
          <Send aria-hidden />
          {prompt.publishedAt ? t("publish.change") : t("publish.open")}
        </OpeningLink>
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => !pending && setOpen(next)}
        title={t("publish.title")}
        description={t("publish.lead")}
        closeLabel={t("shell:close")}
      >
        <PublishForm form={fetcher.Form} prompt={prompt} refused={refused} pending={pending}>
          <Button variant="secondary" onClick={() => setOpen(false)} disabled={pending}>
            {t("publish.cancel")}
          </Button>
        </PublishForm>
      </Dialog>
    </>
  );
}
