import { servicesContext } from "~/context";
import { AppError } from "~/errors";
import { page } from "~/http/page.server";
import { Outbox } from "~/features/accounts/ui/outbox";

import type { Route } from "./+types/outbox";

/** The letters of this machine, where none is sent; everywhere else there is no such page. */
export const loader = page(async ({ context }: Route.LoaderArgs) => {
  const { outbox } = context.get(servicesContext);
  if (!outbox) throw new AppError("not_found");
  return { mails: await outbox() };
});

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  return <Outbox mails={loaderData.mails} />;
}
