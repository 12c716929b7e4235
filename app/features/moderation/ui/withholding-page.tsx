import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { useFormErrors } from "~/client/form-errors";
import { useMoment } from "~/client/use-moment";
import type { RefusedForm } from "~/errors";
import { QuotedPurpose } from "~/features/prompts/ui/quoted-purpose";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError, Notice } from "~/ui/notice";
import { TextareaField } from "~/ui/text-fields";

import { answerLimit } from "../limits";
import type { Decision, Withholding } from "../moderation-case";

/** Why an admin made a prompt private, for its author, with the form of their one answer. */
export function WithholdingPage({ of, refused }: { of: Withholding; refused?: RefusedForm }) {
  const { t } = useTranslation("moderation");
  return (
    <>
      <QuotedPurpose>{of.title}</QuotedPurpose>
      {of.decision ? <DecisionFacts decision={of.decision} /> : <p>{t("decision.noReason")}</p>}
      {of.mayAnswer && <AnswerForm refused={refused} />}
      {of.decision?.answer && <Notice tone="success">{t("decision.sent")}</Notice>}
      {of.decision && !of.mayAnswer && of.decision.answer === null && <Notice>{t("decision.final")}</Notice>}
      <Button asChild variant="secondary" className="self-start">
        <Link to={href("/dashboard/prompts/:promptId", { promptId: of.promptId })}>{t("decision.back")}</Link>
      </Button>
    </>
  );
}

function DecisionFacts({ decision }: { decision: Decision }) {
  const { t } = useTranslation("moderation");
  const moment = useMoment("minute");
  const facts = [
    { name: t("decision.reason"), value: t(`reasons.${decision.reason}`) },
    { name: t("decision.sentence"), value: decision.sentence },
    { name: t("decision.decided"), value: moment(decision.decidedAt) },
    { name: t("decision.answer"), value: decision.answer },
  ];
  return (
    <dl className="flex flex-col gap-3">
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd dir="auto" className="prompt-text">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function AnswerForm({ refused }: { refused?: RefusedForm }) {
  const { t } = useTranslation("moderation");
  const { formError, fieldError } = useFormErrors(refused);
  return (
    <form method="post" noValidate className="flex flex-col gap-4">
      <FormError title={t("decision.failed")}>{formError}</FormError>
      <TextareaField
        label={t("decision.answerLabel")}
        hint={t("decision.answerHint")}
        error={fieldError("answer")}
        name="answer"
        maxLength={answerLimit * 2}
        defaultValue={refused?.values.answer}
      />
      <Button type="submit" icon={<Icon name="send" />} className="self-end">
        {t("decision.send")}
      </Button>
    </form>
  );
}
