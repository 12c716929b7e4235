import { ProfileLinks } from "~/features/profiles/ui/profile-links";
import { useTranslation } from "~/i18n";
import { Avatar } from "~/ui/avatar";
import { Card } from "~/ui/card";

import type { Creator } from "../shared-prompt";
import { CreatorBadges } from "~/features/profiles/ui/creator-badges";
import { CreatorName } from "./creator-name";

/** The creator of a prompt, where their profile is public. */
export function CreatorCard({ creator, memberId }: { creator: Creator; memberId: string | null }) {
  const { t } = useTranslation("sharing");
  return (
    <Card asChild padding="lg">
      <section aria-label={t("page.creator")} className="flex items-start gap-4">
        <Avatar src={creator.avatarUrl} className="size-14" />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 className="flex min-h-14 flex-wrap items-center gap-2 text-base">
            <CreatorName memberId={memberId}>{creator.displayName ?? t("shell:product")}</CreatorName>
            <CreatorBadges creator={creator} />
          </h2>
          {creator.profileBio && (
            <p dir="auto" className="prompt-text text-ink-soft">
              {creator.profileBio}
            </p>
          )}
          <ProfileLinks links={creator} />
        </div>
      </section>
    </Card>
  );
}
