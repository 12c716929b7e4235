import { href, Link } from "react-router";

import { keepPage } from "~/client/keep-page";
import { servicesContext } from "~/context";
import { avatarUpload } from "~/features/profiles/limits";
import { getProfile } from "~/features/profiles/get-profile.server";
import { profileForm } from "~/features/profiles/schema";
import { ProfileForm } from "~/features/profiles/ui/profile-form";
import { updateProfile } from "~/features/profiles/update-profile.server";
import { answerForm } from "~/http/answer-form.server";
import { memberPage, type MemberArgs } from "~/http/member-page.server";
import { submitForm } from "~/http/submit-form.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { Button } from "~/ui/button";

import type { Route } from "./+types/profile-edit";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(async ({ context, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  profile: await getProfile(context.get(servicesContext), viewer),
}));

/** What others may see of the member, and their picture. */
export const action = memberPage(({ request, context, viewer }: MemberArgs<Route.ActionArgs>) =>
  submitForm(
    { request, context },
    profileForm,
    async (patch, avatar) => {
      await updateProfile(context.get(servicesContext), viewer, patch, avatar);
      return answerForm(request, href("/profile"), "profile_updated");
    },
    { limit: "write", upload: avatarUpload },
  ),
);

export const clientAction = keepPage;

export default function ProfileEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profiles");
  return (
    <TaskPage title={t("title")} lead={t("lead")}>
      <ProfileForm profile={loaderData.profile} refused={actionData}>
        <Button asChild variant="secondary">
          <Link to={href("/profile")}>{t("cancel")}</Link>
        </Button>
      </ProfileForm>
    </TaskPage>
  );
}
