import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useRefetchOnFocus } from "~/client/use-refetch-on-focus";
import { CreatorBadges } from "~/features/profiles/ui/creator-badges";
import { useTranslation } from "~/i18n";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useEditor } from "~/ui/focus";
import { OpeningLink } from "~/ui/opening-link";
import { usePrefetchRoutes } from "~/ui/prefetch";

import type { Profile } from "../responses";
import { ProfileForm } from "./profile-form";
import { ProfileLinks } from "./profile-links";

/** Mounted only while the profile is not edited, so that a revalidation never replaces the editor. */
function RefetchOnFocus() {
  useRefetchOnFocus();
  return null;
}

/** The member's own profile with its in-place editor (specification, section 4). */
export function ProfileCard({ profile, memberId }: { profile: Profile; memberId: string }) {
  const { t } = useTranslation("profiles");
  usePrefetchRoutes("routes/site/profile-edit");
  const { editing, setEditing, opener } = useEditor<HTMLAnchorElement>();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="public-profile" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="public-profile" className="text-lg">
            {t("title")}
          </h2>
          <Badge tone={profile.isPublic ? "success" : "neutral"}>
            {profile.isPublic ? t("public") : t("private")}
          </Badge>
          <p className="phrases w-full text-sm text-ink-soft">{t("lead")}</p>
        </div>
        {editing ? (
          <ProfileEditor profile={profile} onClose={() => setEditing(false)} />
        ) : (
          <>
            <RefetchOnFocus />
            <div className="flex items-center gap-4">
              <Avatar src={profile.avatarUrl} className="size-20" />
              <p className="flex min-w-0 flex-wrap items-center gap-2">
                {profile.displayName === null ? (
                  <span className="text-ink-soft">{t("noName")}</span>
                ) : (
                  <span dir="auto" className="phrases min-w-0 text-lg font-semibold">
                    {profile.displayName}
                  </span>
                )}
                <CreatorBadges creator={profile} />
              </p>
            </div>
            {profile.profileBio && (
              <p dir="auto" className="prompt-text">
                {profile.profileBio}
              </p>
            )}
            <ProfileLinks links={profile} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button asChild variant="secondary">
                <OpeningLink ref={opener} to={href("/profile/edit")} onOpen={() => setEditing(true)}>
                  <Icon name="pencil" />
                  {t("edit")}
                </OpeningLink>
              </Button>
              {profile.isPublic && (
                <Link
                  to={href("/people/:memberId", { memberId })}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {t("view")}
                </Link>
              )}
            </div>
          </>
        )}
      </section>
    </Card>
  );
}

/** The in-place editor; starts with the saved profile, without earlier errors. */
function ProfileEditor({ profile, onClose }: { profile: Profile; onClose: () => void }) {
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
