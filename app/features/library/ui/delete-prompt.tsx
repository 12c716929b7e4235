import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href } from "react-router";

import { type Prompt, shortName } from "~/features/prompts/prompt";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Confirmation } from "~/ui/confirmation";
import { joinClasses } from "~/ui/join-classes";
import { OpeningLink } from "~/ui/opening-link";
import { useFormFetcher } from "~/client/use-form-fetcher";

/** Confirms and deletes a prompt. */
export function DeletePrompt({ prompt, className }: { prompt: Prompt; className?: string }) {
  const { t } = useTranslation("library");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button asChild variant="ghost" size="sm" className={joinClasses("ml-auto", className)}>
        <OpeningLink
          to={href("/dashboard/prompts/:promptId/delete", { promptId: prompt.id })}
          load={Confirmation.load}
          prefetch="render"
          onOpen={() => setOpen(true)}
          // A phone shows only the icon.
          aria-label={t("card.removeOf", { prompt: shortName(prompt) })}
        >
          <Icon name="trash-2" />
          <span className="max-sm:sr-only">{t("card.remove")}</span>
        </OpeningLink>
      </Button>
      <DeleteConfirmation id={prompt.id} name={prompt.originalInput} open={open} onOpenChange={setOpen} />
    </>
  );
}

interface DeleteConfirmationProps {
  id: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The question before a prompt is deleted. */
export function DeleteConfirmation({ id, name, open, onOpenChange }: DeleteConfirmationProps) {
  const { t } = useTranslation("library");
  const { fetcher, pending } = useFormFetcher({
    failure: t("card.removeFailed"),
    onDone: () => onOpenChange(false),
  });
  const action = href("/dashboard/prompts/:promptId/delete", { promptId: id });
  return (
    <Confirmation
      open={open}
      onOpenChange={onOpenChange}
      title={t("card.removeTitle")}
      description={t("card.removeLead")}
      confirmLabel={t("card.remove")}
      pending={pending}
      onConfirm={() => void fetcher.submit({}, { method: "post", action })}
    >
      <QuotedPurpose>{name}</QuotedPurpose>
    </Confirmation>
  );
}
