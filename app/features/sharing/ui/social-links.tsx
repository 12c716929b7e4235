import { versionQuery } from "~/domain/version-number";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import type { SharedPrompt } from "../shared-prompt";
import { shownTitle } from "../shown-texts";
import { socialServices } from "../social-links";

interface SocialLinksProps {
  prompt: Pick<SharedPrompt, "shareId" | "title" | "description" | "originalInput"> &
    Partial<Pick<SharedPrompt, "version">>;
  /** Scheme and host of this site. */
  origin: string;
}

/** Links that share the page on four social services. */
export function SocialLinks({ prompt, origin }: SocialLinksProps) {
  const { t } = useTranslation("sharing");
  return socialServices.map((service) => {
    const name = "word" in service ? t(`page.${service.word}`) : service.name;
    return (
      <Button key={service.name} asChild variant="secondary" size="sm" className="min-w-11">
        <a
          href={service.address(
            `${origin}/prompts/${prompt.shareId}${versionQuery(prompt.version)}`,
            shownTitle(prompt),
          )}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("page.shareOn", { service: name })}
        >
          {name}
        </a>
      </Button>
    );
  });
}
