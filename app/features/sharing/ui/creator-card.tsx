import { useTranslation } from "react-i18next";

import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";

import type { Creator } from "../shared-prompt";

const linkNames = {
  twitterUrl: "X",
  facebookUrl: "Facebook",
  instagramUrl: "Instagram",
  githubUrl: "GitHub",
  websiteUrl: "Web",
} as const;

/** Who made the prompt, where they show their profile. */
export function CreatorCard({ creator }: { creator: Creator }) {
  const { t } = useTranslation("sharing");
  const links = Object.entries(linkNames).flatMap(([field, name]) => {
    const address = creator[field as keyof typeof linkNames];
    return address ? [{ name, address }] : [];
  });
  return (
    <Card asChild>
      <section aria-label={t("page.creator")} className="flex flex-col gap-2">
        <h2 className="flex flex-wrap items-center gap-2 text-base">
          <span dir="auto">{creator.displayName ?? t("page.fallbackCreator")}</span>
          {creator.isOfficial && <Badge tone="accent">{t("page.official")}</Badge>}
          {creator.isAdmin && <Badge>{t("page.admin")}</Badge>}
        </h2>
        {creator.profileBio && (
          <p dir="auto" className="prompt-text text-ink-soft">
            {creator.profileBio}
          </p>
        )}
        {links.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {links.map(({ name, address }) => (
              <li key={name}>
                <a
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer ugc"
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
