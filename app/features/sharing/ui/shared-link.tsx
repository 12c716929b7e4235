import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Notice } from "~/ui/notice";

import type { SharedPrompt } from "../shared-prompt";
import { copyLink } from "./copy-link";
import { SocialLinks } from "./social-links";

interface SharedLinkProps {
  prompt: Pick<SharedPrompt, "shareId" | "title" | "description" | "originalInput" | "isPublic">;
  /** Scheme and host of this site. */
  origin: string;
}

/** The link of a prompt that has just been shared, to copy, to pass on and to open. */
export function SharedLink({ prompt, origin }: SharedLinkProps) {
  const { t } = useTranslation("sharing");
  const path = href("/prompts/:shareId", { shareId: prompt.shareId });
  return (
    <>
      {!prompt.isPublic && <Notice>{t("page.onlyYou")}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <Field label={t("shared.link")} className="grow">
          {(control) => (
            <Input
              {...control}
              readOnly
              value={origin + path}
              onFocus={(event) => event.target.select()}
              className="noscript:select-all"
            />
          )}
        </Field>
        <Button
          className="needs-script"
          icon={<Icon name="link-2" />}
          onClick={() => void copyLink(t, prompt.shareId)}
        >
          {t("page.copyLink")}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <SocialLinks prompt={prompt} origin={origin} />
      </div>
      <Link to={path} className="text-link inline-flex min-h-11 items-center self-start">
        {t("shared.open")}
      </Link>
    </>
  );
}
