import type { ReactNode } from "react";

import { Card } from "~/ui/card";
import { joinClasses } from "~/ui/join-classes";

import { PageHead } from "./page-head";

interface TaskPageProps {
  title: string;
  lead?: ReactNode;
  /** Wide enough for two texts side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A member's page with one form: the page of a dialog, for browsers without scripts. */
export function TaskPage({ title, lead, wide, children }: TaskPageProps) {
  return (
    <>
      <PageHead title={title} noIndex />
      <Card
        padding="lg"
        className={joinClasses("mx-auto my-8 flex flex-col gap-5", wide ? "max-w-4xl" : "max-w-2xl")}
      >
        <div>
          <h1 className="text-xl">{title}</h1>
          {lead && <p className="phrases mt-2 text-balance text-ink-soft">{lead}</p>}
        </div>
        {children}
      </Card>
    </>
  );
}
