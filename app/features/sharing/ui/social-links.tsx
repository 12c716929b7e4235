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
  /** Only the first two services, as large buttons with the whole label. */
  main?: true;
}

/** Links that share the page on social services. */
export function SocialLinks({ prompt, origin, main }: SocialLinksProps) {
  const { t } = useTranslation("sharing");
  return socialServices.slice(0, main && 2).map((service) => {
    const name = "word" in service ? t(`page.${service.word}`) : service.name;
    const label = t("page.shareOn", { service: name });
    return (
      <Button key={service.name} asChild variant="secondary" size={main ? "md" : "sm"} className="min-w-11">
        <a
          href={service.address(
            `${origin}/prompts/${prompt.shareId}${versionQuery(prompt.version)}`,
            shownTitle(prompt),
          )}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
        >
          {main ? label : name}
        </a>
      </Button>
    );
  });
}
