import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import type { RefusedForm } from "~/errors";
import {
  createAccessToken,
  createAccessTokenOperation,
  type NewAccessToken,
} from "~/features/accounts/tokens/create-access-token.server";
import { accessTokenForm } from "~/features/accounts/tokens/schema";
import { MadeToken } from "~/features/accounts/tokens/ui/made-token";
import { TokenForm } from "~/features/accounts/tokens/ui/token-form";
import type { Done } from "~/http/flash";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { LinkButton } from "~/ui/link-button";

import type { Route } from "./+types/profile-token-new";

export const handle: PageHandle = { back: { to: "/profile" } };

/** The response to the form, without a redirect: a token is in no cookie and no address. */
interface Made extends Done {
  made: NewAccessToken;
}

export const loader = memberPage(async ({ services }: MemberArgs<Route.LoaderArgs>) => ({
  id: services.ids.create(),
}));

export const action = memberForm({
  form: accessTokenForm,
  operation: createAccessTokenOperation,
  run: (draft, { services, viewer }) => createAccessToken(services, viewer, draft),
  done: (made) => Response.json({ done: "token_created", made } satisfies Made),
});

export const clientAction = keepPage;

export default function ProfileTokenNew({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("tokens");
  const made = actionData as RefusedForm | Made | undefined;
  const back = (label: string) => (
    <LinkButton to={href("/profile")} variant="secondary">
      {label}
    </LinkButton>
  );
  if (made && "made" in made)
    return (
      <TaskPage title={t("form.title")}>
        <MadeToken token={made.made.token} />
        <p className="phrases text-sm text-ink-soft">{t("made.reload")}</p>
        <div>{back(t("made.back"))}</div>
      </TaskPage>
    );
  return (
    <TaskPage title={t("form.title")} lead={t("lead")}>
      <TokenForm id={loaderData.id} refused={made}>
        {back(t("cancel"))}
      </TokenForm>
    </TaskPage>
  );
}
