import type { ReactNode } from "react";
import { href } from "react-router";

import { Icon } from "~/ui/icon";
import { useRootData } from "~/client/root-data";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Street } from "~/ui/street";
import { LinkButton } from "~/ui/link-button";

import type { SharedPrompt } from "../responses";
import { copyLink } from "./copy-link";
import { useSocialLinks, type SocialLinksProps } from "./social-links";

export type PassedOn = Pick<SharedPrompt, "shareId" | "title" | "description" | "originalInput">;

interface PassOnProps {
  prompt: PassedOn;
  /** The button that leads to the prompt's page. */
  view?: ReactNode;
}

/** The content of a panel about a prompt that has just been published or shared: its link, and the ways to pass it on. */
export function PassOn({ prompt, view }: PassOnProps) {
  const { t } = useTranslation("sharing");
  const origin = useRootData()?.origin ?? "";
  const params = { shareId: prompt.shareId };
  return (
    <div className="flex flex-col gap-3">
      <Street className="h-24 w-full text-lamp-text" />
      <p className="rounded-control border border-line bg-surface-sunken px-3 py-2 text-sm select-all truncate">
        {origin + href("/prompts/:shareId", params)}
      </p>
      <div className="pass-on">
        <Button
          className="needs-script"
          icon={<Icon name="link-2" />}
          onClick={() => void copyLink(t, prompt.shareId)}
        >
          {t("page.copyLink")}
        </Button>
        {view}
        <LinkButton to={href("/prompts/:shareId/embed-code", params)} variant="secondary">
          <Icon name="code-xml" />
          {t("page.embed")}
        </LinkButton>
        <MainSocialLinks prompt={prompt} origin={origin} />
      </div>
    </div>
  );
}

/** Links that share the page on the first two services, as large buttons. */
function MainSocialLinks(props: SocialLinksProps) {
  return useSocialLinks(props)
    .slice(0, 2)
    .map(({ name, label, link }) => (
      <Button key={name} asChild variant="secondary" className="min-w-11">
        <a {...link}>{label}</a>
      </Button>
    ));
}
