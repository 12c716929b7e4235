import type { ReactNode } from "react";

import { Card } from "~/ui/card";

interface AccountCardProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** A page with a single form. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <Card padding="lg" className="mx-auto my-8 flex max-w-md flex-col gap-5 sm:my-14">
      <div>
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="phrases mt-2 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
