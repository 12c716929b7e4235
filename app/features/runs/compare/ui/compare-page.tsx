import { href, Link } from "react-router";

import { isSceneUse, typeTagUse } from "~/domain/prompt-use";
import { variablesOf, type Values } from "~/domain/variables";
import type { RefusedForm } from "~/errors";
import type { Prompt } from "~/features/prompts/prompt";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import type { Tries } from "~/features/runs/try/responses";
import { Written } from "~/features/runs/try/ui/conversation";
import { useTranslation } from "~/i18n";
import { Notice } from "~/ui/notice";

import type { ComparedRival, EarlierVersion } from "../compared-rival";
import type { ComparisonEntry } from "../comparison";
import { CompareForm } from "./compare-form";
import { ComparisonList } from "./comparison-list";
import { RivalForm } from "./rival-form";

/** The result of the form's first step: a proposal to compare with. */
export interface OpenedProposal {
  proposal: string;
}

interface ComparePageProps {
  prompt: Prompt;
  comparisons: readonly ComparisonEntry[];
  versions: readonly EarlierVersion[];
  rival: ComparedRival;
  sets: number;
  /** The values of the prompt's first examples. */
  exampleValues: readonly Values[];
  /** Null on a site without a model, and for members without a verified address. */
  tries: Tries | null;
  hasModel: boolean;
  result: OpenedProposal | RefusedForm | undefined;
}

/** What a prompt is compared with, and by which facts; and its comparisons so far. */
export function ComparePage(props: ComparePageProps) {
  const { prompt, comparisons, versions, sets, exampleValues, tries, hasModel, result } = props;
  const { t } = useTranslation(["comparisons", "errors"]);
  const refused = result && "code" in result ? result : undefined;
  const proposal = result && "proposal" in result ? result.proposal : refused?.values.text;
  const rival: ComparedRival = proposal
    ? {
        rival: "proposal",
        number: null,
        content: proposal,
        variables: variablesOf(proposal, prompt.variables),
      }
    : props.rival;
  return (
    <>
      <QuotedPurpose>{prompt.originalInput}</QuotedPurpose>
      {!hasModel ? (
        <Notice>{t("tries.absent")}</Notice>
      ) : isSceneUse(typeTagUse(prompt.type)) ? (
        <Notice>{t("unsuited")}</Notice>
      ) : !tries ? (
        <Notice
          action={
            <Link to={href("/profile")} className="text-link">
              {t("verify")}
            </Link>
          }
        >
          {t("errors:comparisons_unverified")}
        </Notice>
      ) : (
        <>
          {proposal ? (
            <p className="font-semibold">
              {t("with")}: {t("rivals.proposal")}
            </p>
          ) : (
            <RivalForm promptId={prompt.id} {...{ rival, versions, sets }} />
          )}
          {rival.rival !== "line" && (
            <details>
              <summary className="cursor-pointer text-sm text-ink-soft">{t("text")}</summary>
              <div className="mt-2">
                <Written>{rival.content}</Written>
              </div>
            </details>
          )}
          <p className="phrases text-sm text-ink-soft">{t("engine", tries)}</p>
          <CompareForm {...{ prompt, rival, tries, sets, exampleValues, refused }} />
        </>
      )}
      <ComparisonList promptId={prompt.id} comparisons={comparisons} />
    </>
  );
}
