import { Fragment } from "react";

import { versionQuery } from "~/domain/version-number";
import { useTranslation } from "~/i18n";

import type { SharedPrompt } from "../responses";
import { shownTitle } from "../shown-texts";
import { socialServices } from "../social-links";

export interface SocialLinksProps {
  prompt: Pick<SharedPrompt, "shareId" | "title" | "description" | "originalInput"> &
    Partial<Pick<SharedPrompt, "version">>;
  origin: string;
}

/** The links that share the page on social services. */
export function useSocialLinks({ prompt, origin }: SocialLinksProps) {
  const { t } = useTranslation("sharing");
  return socialServices.map((service) => {
    const name = "word" in service ? t(`page.${service.word}`) : service.name;
    const url = `${origin}/prompts/${prompt.shareId}${versionQuery(prompt.version)}`;
    return {
      ...service,
      shortName: "word" in service ? t(`page.${service.word}Short`) : service.name,
      label: t("page.shareOn", { service: name }),
      link: {
        href: service.address(url, shownTitle(prompt)),
        target: "_blank",
        rel: "noopener noreferrer",
      },
    };
  });
}

/** Links that share the page on social services, as named marks of a row. */
export function SocialMarks(props: SocialLinksProps) {
  return useSocialLinks(props).map(({ name, mark, shortName, label, link }) => (
    // The space separates the names without style sheets.
    <Fragment key={name}>
      <a {...link} aria-label={label} data-mark={mark} className="share-way">
        {shortName}
      </a>{" "}
    </Fragment>
  ));
}
