import type { ReactNode } from "react";
import { Link } from "react-router";

import { Card } from "~/ui/card";

interface SettingsSectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Below the lead: a link to what explains it. */
  link?: { to: string; label: string };
  /** Beside the title: the button that adds something. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card of the account's page. */
export function SettingsSection({ id, title, lead, link, action, children }: SettingsSectionProps) {
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-x-4 gap-y-3 sm:flex-row sm:justify-between">
          <div>
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {lead && <p className="phrases mt-2 text-sm text-ink-soft">{lead}</p>}
            {link && (
              <Link to={link.to} className="text-link inline-flex min-h-11 items-center text-sm">
                {link.label}
              </Link>
            )}
          </div>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}

/** The items of a card, or the sentence in their place. */
export const SettingsList = ({ empty, children }: { empty: string; children: ReactNode[] }) =>
  children.length > 0 ? (
    <ul className="-mb-3 flex flex-col divide-y divide-line">{children}</ul>
  ) : (
    <p className="text-ink-soft">{empty}</p>
  );
