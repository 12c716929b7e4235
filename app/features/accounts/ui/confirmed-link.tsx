import { useState } from "react";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { OpeningLink } from "~/ui/opening-link";

interface ConfirmedLinkProps {
  /** The page that asks without scripts, and takes the form. */
  to: string;
  label: string;
  /** The label with the name of what it is about. */
  fullLabel: string;
  title: string;
  lead: string;
  /** The title of the toast if the form is refused. */
  failure: string;
}

/** A link like a button that asks in a dialog before it submits. */
export function ConfirmedLink(props: ConfirmedLinkProps) {
  const { to, label, fullLabel, title, lead, failure } = props;
  const [open, setOpen] = useState(false);
  const { fetcher, pending } = useFormFetcher({ failure });
  return (
    <>
      <Button asChild variant="secondary" size="sm">
        <OpeningLink to={to} onOpen={() => setOpen(true)} aria-label={fullLabel}>
          {label}
        </OpeningLink>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={lead}
        confirmLabel={label}
        pending={pending}
        onConfirm={() => void fetcher.submit({}, { method: "post", action: to })}
      />
    </>
  );
}
