import { ExternalLink } from "lucide-react";
import { useId } from "react";

import { copyText } from "~/client/copy-text";
import { displayedText, type DisplayedText } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-store";

import { addressWithPrompt, aiServicesFor, type AiService } from "./ai-services";

interface OpenInServiceProps {
  /** The prompt's type tag; it decides which services are offered. */
  type: string;
  prompt: string;
  /** The heading level of its title. */
  heading?: "h2" | "h3";
}

/** Links that copy the prompt and open an AI service in a new tab; without scripts they only open it. */
export function OpenInService({ type, prompt, heading: Heading = "h3" }: OpenInServiceProps) {
  const { t } = useTranslation("prompts");
  const titleId = useId();
  /** Puts the displayed prompt into a link. */
  const pass = (service: AiService, link: HTMLAnchorElement) => {
    const passed = displayedText.pass(prompt, link);
    // A pending text is only copied.
    link.href = typeof passed.text === "string" ? addressWithPrompt(service, passed.text) : service.url;
    return passed;
  };
  const copyFor = async (service: AiService, { text, note }: DisplayedText) => {
    const title = t("copiedFor", { service: service.name });
    if (await copyText(text)) showToast({ title, description: note?.(), variant: "success" });
    else showToast({ title: t("copyFailed"), description: t("copyFailedHint"), variant: "destructive" });
  };
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
        {aiServicesFor(type).map((service) => (
          <li key={service.name}>
            <Button asChild variant="secondary" size="sm">
              <a
                href={addressWithPrompt(service, prompt)}
                target="_blank"
                rel="noopener noreferrer"
                // Every way to follow or copy a link starts with pointerdown or focus.
                onPointerDown={(event) => pass(service, event.currentTarget)}
                onFocus={(event) => pass(service, event.currentTarget)}
                onClick={(event) => void copyFor(service, pass(service, event.currentTarget))}
              >
                {service.name}
                <ExternalLink aria-hidden />
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
