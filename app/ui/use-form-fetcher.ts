import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";

import type { RefusedForm } from "~/errors";
import type { Done } from "~/http/answer-form.server";

import { showToast } from "./toast-store";
import { useRefusal } from "./use-refusal";

interface FormFetcherOptions {
  /** Called once for each form that was taken. */
  onDone?: () => void;
  /** The title of the notification of a refusal, for forms that have no room for a sentence. */
  failure?: string;
}

/** A form that is sent while its page stays: what was done is said as a notification, a refusal is answered. */
export function useFormFetcher({ onDone, failure }: FormFetcherOptions = {}) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Done | RefusedForm>();
  const answer = fetcher.data;
  const refused = answer && "code" in answer ? answer : undefined;
  const { sentence, complaint } = useRefusal(refused);
  const say = useEffectEvent((news: Done | RefusedForm) => {
    if ("done" in news) {
      showToast({ title: t(`flash.${news.done}`), variant: "success" });
      onDone?.();
    } else if (failure) {
      const description = sentence ?? complaint(Object.keys(news.fields)[0] ?? "");
      showToast({ title: failure, description, variant: "destructive" });
    }
  });
  useEffect(() => {
    if (answer) say(answer);
  }, [answer]);
  return { fetcher, refused, pending: fetcher.state !== "idle" };
}
