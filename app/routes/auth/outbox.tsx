import { AppError } from "~/errors";
import { page, type PageArgs } from "~/http/page.server";
import { Outbox } from "~/features/accounts/ui/outbox";

import type { Route } from "./+types/outbox";

/** The emails of a local site, which sends none; elsewhere 404. */
export const loader = page(async ({ services }: PageArgs<Route.LoaderArgs>) => {
  const { outbox } = services;
  if (!outbox) throw new AppError("not_found");
  return { mails: await outbox() };
});

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  return <Outbox mails={loaderData.mails} />;
}
