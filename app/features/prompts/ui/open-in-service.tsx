import { Icon } from "~/ui/icon";
import { useId } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import { ServiceLink } from "./service-link";
import { useServices } from "./use-services";

interface OpenInServiceProps {
  /** The prompt's type tag; it decides which services are offered. */
  type: string;
  prompt: string;
  /** The heading level of its title. */
  heading?: "h2" | "h3" | "h4";
  /** Called once a service has been opened. */
  onOpened?: () => void;
}

/** The services of a prompt, the one used last first, with their title. */
export function OpenInService({ type, prompt, heading: Heading = "h3", onOpened }: OpenInServiceProps) {
  const { t } = useTranslation("prompts");
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <Heading id={titleId} className="text-base">
        <span className="needs-script">{t("openIn")}</span>{" "}
        <span className="without-script">{t("openByHand")}</span>
      </Heading>
      <p className="phrases text-sm text-ink-soft">
        <span className="needs-script">{t("openInHint")}</span>{" "}
        <span className="without-script">{t("openByHandHint")}</span>
      </p>
      <ul className="mt-3 flex flex-wrap gap-2 max-sm:*:flex max-sm:*:grow max-sm:*:*:grow">
        {useServices(type).map((service) => (
          <li key={service.name}>
            <Button asChild variant="secondary" size="sm">
              <ServiceLink service={service} prompt={prompt} onOpened={onOpened}>
                {service.name}
                <Icon name="external-link" />
              </ServiceLink>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
