import { Plug } from "lucide-react";
import { useState } from "react";
import { href, Link } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { OpeningLink } from "~/ui/opening-link";

import type { Connection } from "../connection";

/** The apps connected to the account, each with a button that ends its connection. */
export function Connections({ connections }: { connections: Connection[] }) {
  const { t } = useTranslation("connections");
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="connections" className="flex flex-col gap-4">
        <div>
          <h2 id="connections" className="text-lg">
            {t("title")}
          </h2>
          <p className="phrases mt-2 text-sm text-ink-soft">{t("lead")}</p>
          <Link to={href("/docs/mcp")} className="text-link inline-flex min-h-11 items-center text-sm">
            {t("docs")}
          </Link>
        </div>
        {connections.length > 0 ? (
          <ul className="-mb-3 flex flex-col divide-y divide-line">
            {connections.map((connection) => (
              <ConnectionItem key={connection.id} connection={connection} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-soft">{t("empty")}</p>
        )}
      </section>
    </Card>
  );
}

function ConnectionItem({ connection }: { connection: Connection }) {
  const { t } = useTranslation("connections");
  const day = useMoment("day");
  const { name, host, scope, createdAt, lastUsedAt, expiresAt } = connection;
  const facts = [
    t("created", { date: day(createdAt) }),
    lastUsedAt ? t("used", { date: day(lastUsedAt) }) : t("unused"),
    ...(expiresAt ? [t("expires", { date: day(expiresAt) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Plug aria-hidden className="h-lh w-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </span>{" "}
          <Badge>{t(`scope.${scope}`)}</Badge>
        </p>
        <ul className="flex flex-wrap gap-x-3 text-sm text-ink-soft max-sm:mt-1 max-sm:flex-col">
          <li translate="no" className="font-mono break-all">
            {host}
          </li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className="max-sm:w-full max-sm:pl-8 sm:self-center">
        <EndConnection connection={connection} />
      </div>
    </li>
  );
}

function EndConnection({ connection: { id, name } }: { connection: Connection }) {
  const { t } = useTranslation("connections");
  const [open, setOpen] = useState(false);
  const { fetcher, pending } = useFormFetcher({ failure: t("endFailed") });
  const action = href("/profile/connections/:connectionId/end", { connectionId: id });
  return (
    <>
      <Button asChild variant="secondary" size="sm">
        <OpeningLink to={action} onOpen={() => setOpen(true)} aria-label={t("endNamed", { name })}>
          {t("end")}
        </OpeningLink>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t("endTitle", { name })}
        description={t("endLead")}
        confirmLabel={t("end")}
        cancelLabel={t("cancel")}
        pending={pending}
        onConfirm={() => void fetcher.submit({}, { method: "post", action })}
      />
    </>
  );
}
