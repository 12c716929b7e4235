import { Icon } from "~/ui/icon";
import type { RefObject } from "react";
import { href } from "react-router";

import type { Panel } from "~/domain/panels";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";

import { PassOn, type PassedOn } from "./pass-on";

interface ArrivalDialogProps {
  panel: Panel;
  prompt: PassedOn;
  /** The link is in the clipboard. */
  copied?: boolean;
  /** The page below is the prompt's own. */
  isHere?: boolean;
  /** Has the focus after closing, where the element before is gone. */
  returnTo?: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says that a prompt is in the town, or can be seen by its link, with the ways to pass it on. */
export function ArrivalDialog(props: ArrivalDialogProps) {
  const { panel, prompt, copied, isHere, open, onOpenChange } = props;
  const { t } = useTranslation(["publishing", "sharing"]);
  const label = (
    <>
      <Icon name="eye" />
      {t("panel.view")}
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`sharing:arrived.${panel}`)}
      description={`${t(`panel.${panel}`)}${copied ? ` ${t("panel.copied")}` : ""}`}
      returnTo={props.returnTo}
    >
      <PassOn
        prompt={prompt}
        view={
          isHere ? (
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {label}
            </Button>
          ) : (
            <LinkButton to={href("/prompts/:shareId", { shareId: prompt.shareId })} variant="secondary">
              {label}
            </LinkButton>
          )
        }
      />
    </Dialog>
  );
}
