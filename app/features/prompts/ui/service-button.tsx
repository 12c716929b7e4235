import { Icon } from "~/ui/icon";
import { useId, useRef } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import { ServiceLink, type ServiceLinkProps } from "./service-link";
import { useServices } from "./use-services";

interface ServiceButtonProps extends Pick<ServiceLinkProps, "pass"> {
  /** The prompt's type tag; it decides which services are offered. */
  type: string;
  prompt: string;
}

/** The service used last in one tap, and the others in a menu, which opens without scripts too. */
export function ServiceButton({ type, prompt, pass }: ServiceButtonProps) {
  const { t } = useTranslation("prompts");
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [first, ...others] = useServices(type);
  return (
    <div role="group" aria-label={t("openIn")} className="flex min-w-0">
      <Button asChild variant="secondary" className="min-w-0 rounded-e-none max-sm:px-2 max-sm:text-sm">
        <ServiceLink service={first!} prompt={prompt} pass={pass}>
          <span className="truncate">{first!.name}</span>
          <Icon name="external-link" className="max-sm:hidden" />
        </ServiceLink>
      </Button>
      <Button
        variant="secondary"
        popoverTarget={id}
        aria-label={t("openElsewhere")}
        className="-ms-px min-w-9 shrink-0 rounded-s-none px-1!"
      >
        <Icon name="chevron-down" />
      </Button>
      <div ref={menu} id={id} popover="auto" className="service-menu">
        <p className="font-semibold">
          <span className="needs-script">{t("openIn")}</span>{" "}
          <span className="without-script">{t("openByHand")}</span>
        </p>
        <p className="phrases text-sm text-ink-soft">
          <span className="needs-script">{t("openInHint")}</span>{" "}
          <span className="without-script">{t("openByHandHint")}</span>
        </p>
        <ul className="mt-2">
          {others.map((service) => (
            <li key={service.name}>
              <ServiceLink
                service={service}
                prompt={prompt}
                pass={pass}
                className="place-link justify-between"
                onOpened={() => menu.current?.hidePopover()}
              >
                {service.name}
                <Icon name="external-link" className="size-4 shrink-0 text-ink-soft" />
              </ServiceLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
