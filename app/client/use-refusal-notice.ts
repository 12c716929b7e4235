import { useEffect, useEffectEvent } from "react";

import type { RefusedForm } from "~/errors";
import { showToast } from "~/ui/toast-store";

import { useRefusal } from "./use-refusal";

interface RefusalTitles {
  /** What has failed; without it the refusal's own sentence is the title. */
  failure?: string;
  /** The same where it was the fields that were refused; `failure` unless given. */
  invalid?: string;
}

/**
 * Says a refused form as a notification (specification, section 8), beside what the form itself says. The end of a session is left
 * to `useFormFetcher`, which leads to the sign-in.
 */
export function useRefusalNotice(
  refused: RefusedForm | undefined,
  { failure, invalid }: RefusalTitles = {},
): void {
  const { sentence, complaint } = useRefusal(refused);
  const say = useEffectEvent((news: RefusedForm) => {
    if (news.code === "unauthenticated") return;
    const reason = sentence ?? complaint(Object.keys(news.fields)[0] ?? "") ?? "";
    const title = (news.code === "invalid_fields" && invalid) || failure;
    showToast({ title: title ?? reason, description: title && reason, variant: "destructive" });
  });
  useEffect(() => {
    if (refused) say(refused);
  }, [refused]);
}
