import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import type { Profile } from "../profile";
import { ProfileForm } from "./profile-form";

/** Edits the profile in its place; each opening begins with what is kept, whatever the last one was refused for. */
export function ProfileEditor({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation("profiles");
  const { fetcher, refused, pending } = useFormFetcher({ onDone: onClose });
  return (
    <ProfileForm form={fetcher.Form} profile={profile} refused={refused} pending={pending} focused>
      <Button variant="secondary" onClick={onClose} disabled={pending}>
        {t("cancel")}
      </Button>
    </ProfileForm>
  );
}
