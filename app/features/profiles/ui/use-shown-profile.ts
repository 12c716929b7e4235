import { editorsFace, editorsId } from "~/domain/editors";
import { useTranslation } from "~/i18n";

import type { Profile } from "../responses";

/** A member's profile as it is shown: the editors' name and line are in the reader's language, with their face. */
export function useShownProfile<Shown extends Pick<Profile, "displayName" | "profileBio" | "avatarUrl">>(
  id: string | null,
  profile: Shown,
): Shown {
  const { t } = useTranslation();
  if (id !== editorsId) return profile;
  return {
    ...profile,
    displayName: t("creator.editors"),
    profileBio: t("creator.aboutEditors"),
    avatarUrl: editorsFace,
  };
}
