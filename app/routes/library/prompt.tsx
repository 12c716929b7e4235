import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { href, type ShouldRevalidateFunctionArgs } from "react-router";

import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { SaveConflict } from "~/features/prompts/history/ui/save-conflict";
import { PromptTextForm } from "~/features/library/ui/card-editor";
import { PageDefinitionFields } from "~/features/prompts/ui/definition-fields";
import { FolderMoveForm } from "~/features/library/ui/folder-move";
import { TagForm } from "~/features/library/ui/tag-editor";
import { PublicToggle } from "~/features/prompts/ui/public-toggle";
import { publishLabel } from "~/features/town/ui/publish-label";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { promptPatchForm } from "~/features/prompts/schema";
import { RemovedNotice } from "~/features/prompts/ui/removed-notice";
import { OpenInService } from "~/features/prompts/ui/open-in-service";
import { updatePrompt, updatePromptOperation } from "~/features/prompts/update-prompt.server";
import { memberForm, type MemberCall } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { LinkButton } from "~/ui/link-button";
import { orNothing } from "~/client/client-loaders";
import { keepPage } from "~/client/keep-page";
import { useRunsHere } from "~/client/root-data";

import type { Route } from "./+types/prompt";

export const handle: PageHandle = { back: { to: "/dashboard" } };

export const loader = memberPage(async ({ services, params, viewer }: MemberArgs<Route.LoaderArgs>) => {
  const [prompt, folders] = await Promise.all([
    getPrompt(services, viewer, params.promptId),
    listFolders(services, viewer),
  ]);
  return { prompt, folders };
});

export const action = memberForm({
  form: promptPatchForm,
  operation: updatePromptOperation,
  run: (patch, { services, viewer, params }: MemberCall<Route.ActionArgs>) =>
    updatePrompt(services, viewer, params.promptId, patch),
  done: ({ prompt, overwrote }) => ({
    to: href("/dashboard/prompts/:promptId", { promptId: prompt.id }),
    flash: overwrote ? "prompt_overwrote" : "prompt_updated",
  }),
});

export const clientAction = keepPage;

export const clientLoader = orNothing<Awaited<ReturnType<typeof loader>>>;

/** An opened row is not read again when its prompt is deleted. */
export const shouldRevalidate = ({
  formAction,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !formAction?.endsWith("/delete") && formData?.get("action") !== "delete";

/** One prompt with all forms of its row, for browsers without scripts; a row opens with its data. */
export default function Prompt({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["library", "comparisons", "sharing", "publishing", "history", "errors"]);
  const runsHere = useRunsHere(loaderData?.prompt.type ?? "");
  if (!loaderData) return <Notice tone="danger">{t("errors:unreachable")}</Notice>;
  const { prompt, folders } = loaderData;
  const params = { promptId: prompt.id };
  const conflicts = actionData?.code === "prompt_changed";
  return (
    <TaskPage title={t("card.edit")} wide={conflicts}>
      {conflicts && (
        <SaveConflict
          address={href("/dashboard/prompts/:promptId", params)}
          refused={actionData}
          mine={actionData.values}
          theirs={prompt}
          keepTheirs={
            <LinkButton to={href("/dashboard/prompts/:promptId", params)} variant="secondary">
              {t("history:conflict.keepTheirs")}
            </LinkButton>
          }
        />
      )}
      <div className="-m-4 sm:-m-5">
        <PromptTextForm prompt={prompt} refused={actionData} fields={PageDefinitionFields} />
      </div>
      <TagForm prompt={prompt} refused={actionData} />
      <FolderMoveForm prompt={prompt} folders={folders} />
      {prompt.variables.length === 0 && (
        <OpenInService heading="h2" type={prompt.type} prompt={prompt.content} />
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        {prompt.variables.length > 0 && (
          <ActionLink to={href("/dashboard/prompts/:promptId/use", params)} icon="play">
            {t("card.use")}
          </ActionLink>
        )}
        <ActionLink to={href("/dashboard/prompts/:promptId/optimize", params)} icon="sparkles">
          {t("card.optimize")}
        </ActionLink>
        {runsHere && (
          <ActionLink to={href("/dashboard/prompts/:promptId/compare", params)} icon="git-compare">
            {t("comparisons:open")}
          </ActionLink>
        )}
        <form method="post">
          <input type="hidden" name="pinned" value={String(!prompt.pinnedAt)} />
          <Button type="submit" variant="secondary" size="sm" icon={<Icon name="pin" />}>
            {prompt.pinnedAt ? t("card.unpin") : t("card.pin")}
          </Button>
        </form>
        <ActionLink to={href("/dashboard/prompts/:promptId/duplicate", params)} icon="copy-plus">
          {t("card.duplicate")}
        </ActionLink>
        <ActionLink to={href("/dashboard/prompts/:promptId/share", params)} icon="share-2">
          {t("sharing:share")}
        </ActionLink>
        {!prompt.withheldAt && (
          <ActionLink to={href("/dashboard/prompts/:promptId/publish", params)} icon="send">
            {t(publishLabel(prompt))}
          </ActionLink>
        )}
        {prompt.shareId !== null && !prompt.withheldAt && (
          <PublicToggle
            prompt={prompt}
            isInTown={prompt.publishedAt !== null}
            variant="secondary"
            action={href("/dashboard/prompts/:promptId/toggle-public", params)}
          />
        )}
        <ActionLink to={href("/dashboard/prompts/:promptId/history", params)} icon="history">
          {t("history:title")}
        </ActionLink>
        <ActionLink
          to={href("/dashboard/prompts/:promptId/delete", params)}
          icon="trash-2"
          className="ml-auto"
        >
          {t("card.remove")}
        </ActionLink>
      </div>
      {prompt.withheldAt && <RemovedNotice promptId={prompt.id} />}
    </TaskPage>
  );
}

interface ActionLinkProps {
  to: string;
  icon?: IconName;
  className?: string;
  children: string;
}

const ActionLink = ({ to, icon, className, children }: ActionLinkProps) => (
  <LinkButton to={to} variant="secondary" size="sm" className={className}>
    {icon && <Icon name={icon} />}
    {children}
  </LinkButton>
);
