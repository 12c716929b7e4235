import type { ComponentProps } from "react";

import { copyText } from "~/client/copy-text";
import { displayedText } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import { addressWithPrompt, type AiService } from "./ai-services";
import { noteUse } from "./use-services";

interface ServiceLinkProps extends Omit<ComponentProps<"a">, "href"> {
  service: AiService;
  prompt: string;
  /** Called once the service has been opened. */
  onOpened?: () => void;
}

/** A link that copies the prompt and opens an AI service in a new tab; without scripts it only opens it. */
export function ServiceLink({ service, prompt, onOpened, children, ...link }: ServiceLinkProps) {
  const { t } = useTranslation("prompts");
  /** Puts the displayed prompt into the link. */
  const pass = (anchor: HTMLAnchorElement) => {
    const passed = displayedText.pass(prompt, anchor);
    // A pending text is only copied.
    anchor.href = typeof passed.text === "string" ? addressWithPrompt(service, passed.text) : service.url;
    return passed;
  };
  const open = async (anchor: HTMLAnchorElement) => {
    const { text, note } = pass(anchor);
    const copied = await copyText(text);
    if (copied)
      showToast({
        title: t("copiedFor", { service: service.name }),
        description: note?.(),
        variant: "success",
      });
    else showToast({ title: t("copyFailed"), description: t("copyFailedHint"), variant: "destructive" });
    // Only now: the links may change their order.
    noteUse(service);
    onOpened?.();
  };
  return (
    <a
      {...link}
      href={addressWithPrompt(service, prompt)}
      target="_blank"
      rel="noopener noreferrer"
      // Every way to follow or copy a link starts with pointerdown or focus.
      onPointerDown={(event) => pass(event.currentTarget)}
      onFocus={(event) => pass(event.currentTarget)}
      onClick={(event) => void open(event.currentTarget)}
    >
      {children}
    </a>
  );
}
