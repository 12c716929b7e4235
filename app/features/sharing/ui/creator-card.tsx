import type { Profile } from "~/features/profiles/responses";
import { ProfileLinks } from "~/features/profiles/ui/profile-links";
import { useShownProfile } from "~/features/profiles/ui/use-shown-profile";
import { useTranslation } from "~/i18n";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";

import { CreatorBadges } from "~/features/profiles/ui/creator-badges";
import { CreatorName } from "./creator-name";

/** The creator of a prompt, where their profile is public. */
export function CreatorCard({ creator, memberId }: { creator: Profile; memberId: string | null }) {
  const { t } = useTranslation("sharing");
  const { displayName, profileBio, avatarUrl } = useShownProfile(memberId, creator);
  return (
    <Card asChild padding="lg">
      <section aria-label={t("page.creator")} className="flex items-start gap-4">
        <Avatar src={avatarUrl} className="size-14" />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 className="flex min-h-14 flex-wrap items-center gap-2 text-base">
            <CreatorName memberId={memberId} name={displayName} />
            <CreatorBadges creator={creator} />
          </h2>
          {profileBio && (
            <p dir="auto" className="prompt-text text-ink-soft">
              {profileBio}
            </p>
          )}
          <ProfileLinks links={creator} />
        </div>
      </section>
    </Card>
  );
}
