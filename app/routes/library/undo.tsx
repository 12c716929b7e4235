import { href } from "react-router";
import { z } from "zod";

import { keepPage } from "~/client/keep-page";
import { useFormErrors } from "~/client/form-errors";
import { undo, undoOperation } from "~/features/library/selection/undo.server";
import { memberForm } from "~/http/form.server";
import { memberPage } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { FormError } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";

import type { Route } from "./+types/undo";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async () => null);

export const action = memberForm({
  form: z.object({ undo: z.string().default("") }),
  operation: undoOperation,
  run: (form, { services, viewer }) => undo(services, viewer, form.undo),
  done: ({ changed, left }) => ({
    to: href("/dashboard"),
    flash: left > 0 ? "prompts_partly" : "undone",
    count: changed,
  }),
});

export const clientAction = keepPage;

export default function Undo({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("trash");
  const { formError } = useFormErrors(actionData);
  return (
    <TaskPage title={t("undo.title")} lead={t("undo.lead")}>
      <FormError>{formError}</FormError>
      <LinkButton to={href("/dashboard/trash")} className="self-start">
        {t("undo.toTrash")}
      </LinkButton>
    </TaskPage>
  );
}
