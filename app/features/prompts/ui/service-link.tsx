import type { ComponentProps, MouseEvent } from "react";

import { copyText } from "~/client/copy-text";
import { displayedText, type DisplayedText } from "~/client/site-translation";
import { useTranslation } from "~/i18n";
import { showToast } from "~/ui/toast-store";

import { addressWithPrompt, type AiService } from "./ai-services";
import { noteOpening } from "./returned-reader";
import { noteUse } from "./use-services";

export interface ServiceLinkProps extends Omit<ComponentProps<"a">, "href"> {
  service: AiService;
  prompt: string;
  /** Returns the text for the link instead, or null to open nothing. `opens`: the link is being followed. */
  pass?: (anchor: HTMLAnchorElement, opens: boolean) => DisplayedText | null;
  /** Called once the service has been opened. */
  onOpened?: () => void;
}

/** A link that copies the prompt and opens an AI service in a new tab; without scripts it only opens it. */
export function ServiceLink({ service, prompt, pass, onOpened, children, ...link }: ServiceLinkProps) {
  const { t } = useTranslation("prompts");
  /** Puts the displayed prompt into the link. */
  const put = (anchor: HTMLAnchorElement, opens = false) => {
    const passed = pass ? pass(anchor, opens) : displayedText.pass(prompt, anchor);
    if (!passed) return null;
    // A pending text is only copied.
    anchor.href = typeof passed.text === "string" ? addressWithPrompt(service, passed.text) : service.url;
    return passed;
  };
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    const passed = put(event.currentTarget, true);
    if (!passed) return event.preventDefault();
    const { text, note } = passed;
    const isFilledIn = event.currentTarget.href !== service.url;
    noteOpening();
    const copied = await copyText(text);
    if (copied)
      showToast({
        title: t(isFilledIn ? "copiedAndFilledIn" : "copiedFor", { service: service.name }),
        description: note?.(),
        variant: "success",
      });
    else showToast({ title: t("copyFailed"), description: t("copyFailedHint"), variant: "destructive" });
    // Only now: the links may change their order.
    noteUse(service);
    return onOpened?.();
  };
  return (
    <a
      {...link}
      href={addressWithPrompt(service, prompt)}
      target="_blank"
      rel="noopener noreferrer"
      // Every way to follow or copy a link starts with pointerdown or focus.
      onPointerDown={(event) => put(event.currentTarget)}
      onFocus={(event) => put(event.currentTarget)}
      onClick={(event) => void open(event)}
    >
      {children}
    </a>
  );
}
