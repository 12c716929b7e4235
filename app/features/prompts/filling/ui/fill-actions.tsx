import { copyText } from "~/client/copy-text";
import { fillPrompt, type Variable } from "~/domain/variables";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { ServiceButton } from "~/features/prompts/ui/service-button";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { submitKeys } from "~/ui/submit-keys";
import { showToast } from "~/ui/toast-store";

import { fragmentOf } from "../link-values";
import { displayedFilled } from "./displayed-filled";
import type { useAnswers } from "./use-answers";

const textButton = "text-link min-h-9 pointer-coarse:min-h-11";

interface FillActionsProps {
  answers: ReturnType<typeof useAnswers>;
  content: string;
  variables: readonly Variable[];
  type: string;
  sharePath: string | null;
  onUsed?: () => void;
}

/** Copies the filled prompt, opens it in a service, copies a link with the answers, clears them. */
export function FillActions({ answers, content, variables, type, sharePath, onUsed }: FillActionsProps) {
  const { t } = useTranslation(["filling", "prompts"]);
  const { values } = answers;

  const copyLink = async () => {
    const given = answers.take();
    if (!given) return;
    const fragment = fragmentOf(given);
    if (fragment && (await copyText(location.origin + sharePath! + fragment)))
      showToast({ title: t("linkCopied"), description: t("linkHint"), variant: "success" });
    else showToast({ title: t(fragment ? "linkFailed" : "linkTooLong"), variant: "destructive" });
  };
  return (
    <>
      <div
        data-action-bar
        className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-5 py-3 sm:-mx-8 sm:px-8 lg:col-span-2"
      >
        <CopyButton
          type="submit"
          text={(at) => {
            const given = answers.take();
            return given && displayedFilled({ content, variables }, given, at, t("prompts:blanksLeft"));
          }}
          onCopied={onUsed}
          aria-keyshortcuts={submitKeys}
          className="needs-script max-sm:grow"
        />
        <Button type="submit" className="without-script">
          {t("submit")}
        </Button>
        <ServiceButton
          type={type}
          prompt={fillPrompt(content, variables, values)}
          pass={(anchor, opens) => {
            const given = opens ? answers.take() : answers.read();
            if (given && opens) onUsed?.();
            return given && displayedFilled({ content, variables }, given, anchor, t("prompts:blanksLeft"));
          }}
        />
      </div>
      <div className="needs-script flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-soft lg:col-span-2">
        {sharePath && (
          <button type="button" className={textButton} onClick={() => void copyLink()}>
            {t("copyLink")}
          </button>
        )}
        {answers.isSaved && (
          <>
            <span className="phrases">{t("kept")}</span>
            <button
              type="button"
              className={textButton}
              onClick={() => {
                answers.forget();
                showToast({ title: t("forgotten"), variant: "success" });
              }}
            >
              {t("forget")}
            </button>
          </>
        )}
      </div>
    </>
  );
}
