import { href } from "react-router";

import type { FollowKind } from "~/domain/kinds";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Icon } from "~/ui/icon";

interface FollowFormProps {
  kind: FollowKind;
  target: string;
  /** The name of the person or category, for screen readers. */
  name: string;
  follows: boolean;
  /** It is in the list of what the member follows, to which it returns. */
  list?: "true";
}

const named = { follow: "followOf", followed: "followedOf", unfollow: "unfollowOf" } as const;

/** Follows a person or a category, or ends that: a plain form, submitted by the browser itself. */
export function FollowForm({ kind, target, name, follows, list }: FollowFormProps) {
  const { t } = useTranslation("people");
  // Each of a list is followed: its button says what it does, any other how it is.
  const state = !follows ? "follow" : list ? "unfollow" : "followed";
  return (
    <form method="post" action={href("/town-prompts/following")}>
      <HiddenFields values={{ kind, target, follow: String(!follows), ...(list && { list }) }} />
      <Button
        type="submit"
        variant="secondary"
        size={list && "sm"}
        icon={state === "followed" && <Icon name="check" />}
        aria-label={t(named[state], { name })}
      >
        {t(state)}
      </Button>
    </form>
  );
}
