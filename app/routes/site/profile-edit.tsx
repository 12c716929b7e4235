import { href } from "react-router";

import { keepPage } from "~/client/keep-page";
import { avatarUpload } from "~/features/profiles/limits";
import { getProfile } from "~/features/profiles/get-profile.server";
import { profileForm } from "~/features/profiles/schema";
import { ProfileForm } from "~/features/profiles/ui/profile-form";
import { updateProfile, updateProfileOperation } from "~/features/profiles/update-profile.server";
import { memberForm } from "~/http/form.server";
import { memberPage, type MemberArgs } from "~/http/page.server";
import { useTranslation } from "~/i18n";
import type { PageHandle } from "~/shell/header";
import { TaskPage } from "~/shell/task-page";
import { LinkButton } from "~/ui/link-button";

import type { Route } from "./+types/profile-edit";

export const handle: PageHandle = { back: { to: "/profile" } };

export const loader = memberPage(async ({ services, viewer }: MemberArgs<Route.LoaderArgs>) => ({
  profile: await getProfile(services, viewer),
}));

export const action = memberForm({
  form: profileForm,
  operation: updateProfileOperation,
  upload: avatarUpload,
  run: (patch, { services, viewer, file }) => updateProfile(services, viewer, patch, file),
  done: { to: href("/profile"), flash: "profile_updated" },
});

export const clientAction = keepPage;

export default function ProfileEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("profiles");
  return (
    <TaskPage title={t("title")} lead={t("lead")}>
      <ProfileForm profile={loaderData.profile} refused={actionData}>
        <LinkButton to={href("/profile")} variant="secondary">
          {t("cancel")}
        </LinkButton>
      </ProfileForm>
    </TaskPage>
  );
}
