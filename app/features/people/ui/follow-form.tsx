import { href } from "react-router";

import type { FollowKind } from "~/domain/kinds";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";

interface FollowFormProps {
  kind: FollowKind;
  target: string;
  /** The name of the person or category, for screen readers. */
  name: string;
  follows: boolean;
  /** It is in the list of what the member follows, to which it returns. */
  list?: "true";
}

/** Follows a person or a category, or ends that: a plain form, submitted by the browser itself. */
export function FollowForm({ kind, target, name, follows, list }: FollowFormProps) {
  const { t } = useTranslation("people");
  return (
    <form method="post" action={href("/town-prompts/following")}>
      <HiddenFields values={{ kind, target, follow: String(!follows), ...(list && { list }) }} />
      <Button
        type="submit"
        variant="secondary"
        size={list && "sm"}
        aria-label={t(follows ? "unfollowOf" : "followOf", { name })}
      >
        {t(follows ? "unfollow" : "follow")}
      </Button>
    </form>
  );
}
