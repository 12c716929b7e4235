import { Icon } from "~/ui/icon";
import { Form } from "react-router";

import { useMoment } from "~/client/use-moment";
import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

import { browserName } from "../browser-name";
import type { SessionItem } from "../session-items.server";
import { SettingsSection } from "./settings-section";

/** The sessions of the member, each with a button that ends it. */
export function SessionList({ sessions }: { sessions: SessionItem[] }) {
  const { t } = useTranslation("accounts");
  const moment = useMoment("minute");
  return (
    <SettingsSection id="sessions" title={t("sessions.title")}>
      <ul className="-my-3 flex flex-col divide-y divide-line">
        {sessions.map((session) => {
          const browser = browserName(session.userAgent) ?? t("sessions.unknown");
          const since = moment(session.createdAt);
          return (
            <li key={session.id} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
              <Icon name="laptop" className="h-lh w-5 shrink-0 text-ink-soft" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2">
                  {browser} {session.current && <Badge tone="success">{t("sessions.current")}</Badge>}
                </p>
                <p className="phrases text-sm text-ink-soft">{t("sessions.since", { moment: since })}</p>
              </div>
              {!session.current && (
                <Form method="post" className="max-sm:w-full max-sm:pl-8 sm:self-center">
                  <input type="hidden" name="session" value={session.id} />
                  <Button
                    type="submit"
                    variant="secondary"
                    size="sm"
                    aria-label={t("sessions.endOf", { browser, moment: since })}
                  >
                    {t("sessions.end")}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" variant="secondary">
            {t("sessions.endOthers")}
          </Button>
        </Form>
      )}
    </SettingsSection>
  );
}
