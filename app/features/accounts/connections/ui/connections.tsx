import { Icon } from "~/ui/icon";
import { useState } from "react";
import { href, Link } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useMoment } from "~/client/use-moment";
import { AccessItem } from "~/features/accounts/tokens/ui/access-item";
import { useTranslation } from "~/i18n";
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
    <AccessItem icon={<Icon name="plug" />} name={name} scope={t(`scope.${scope}`)} mark={host} facts={facts}>
      <EndConnection connection={connection} />
    </AccessItem>
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
