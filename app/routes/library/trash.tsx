import { href } from "react-router";
import { z } from "zod";

import { useFormErrors } from "~/client/form-errors";
import { keepPage } from "~/client/keep-page";
import { countTrash, listTrash } from "~/features/prompts/trash/list-trash.server";
import { restore, restoreOperation } from "~/features/prompts/trash/restore.server";
import { lenientTrashQuery, trashParameters } from "~/features/prompts/trash/schema";
import { TrashList } from "~/features/prompts/trash/ui/trash-list";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { PageHead } from "~/shell/page-head";
import { FormError } from "~/ui/notice";

import type { Route } from "./+types/trash";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, viewer, url }: MemberArgs<Route.LoaderArgs>) => {
  const { before } = lenientTrashQuery.parse(trashParameters(url.searchParams));
  const [page, counted] = await Promise.all([
    listTrash(services, viewer, before),
    countTrash(services, viewer),
  ]);
  return { page, counted, isFirst: before === null };
});

export const action = memberForm({
  form: z.object({ restore: z.string().default("") }),
  operation: restoreOperation,
  run: (form, { services, viewer }) => restore(services, viewer, form.restore),
  done: ({ changed, left }) => ({
    to: href("/dashboard/trash"),
    flash: left > 0 ? "prompts_partly" : "trash_restored",
    count: changed,
  }),
});

export const clientAction = keepPage;

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("trash");
  const { formError } = useFormErrors(actionData);
  return (
    <>
      <PageHead title={t("title")} noIndex />
      <FormError className="mt-4">{formError}</FormError>
      <TrashList {...loaderData} />
    </>
  );
}
