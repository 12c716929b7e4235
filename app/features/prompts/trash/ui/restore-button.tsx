import { Icon } from "~/ui/icon";
import type { ReactNode } from "react";
import { href } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";

interface RestoreButtonProps {
  /** Of an item of the trash, or of a deletion. */
  id: string;
  /** The accessible name, if the content does not say what is restored. */
  label?: string;
  children: ReactNode;
}

/** A form that takes something out of the trash. */
export function RestoreButton({ id, label, children }: RestoreButtonProps) {
  const { t } = useTranslation("trash");
  const { fetcher, pending } = useFormFetcher({ failure: t("restoreFailed") });
  return (
    <fetcher.Form method="post" action={href("/dashboard/trash")}>
      <HiddenFields values={{ restore: id }} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={label}
        pending={pending}
        icon={<Icon name="undo-2" />}
      >
        {children}
      </Button>
    </fetcher.Form>
  );
}
