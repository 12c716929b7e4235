import { Icon } from "~/ui/icon";

import { QuestionList } from "~/features/generator/ui/question-list";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/notice";
import { useFormErrors } from "~/client/form-errors";
import type { Submission } from "~/client/form-props";

import type { OptimizationView } from "../improvement";

/** The form that inserts answers. */
export interface Asking extends Submission {
  action: string;
}

interface PromptQuestionsProps {
  optimization: OptimizationView;
  asking: Asking;
}

/** The prompt's questions, whose answers are inserted; renders nothing without questions. */
export function PromptQuestions({ optimization, asking }: PromptQuestionsProps) {
  const { input, variables } = optimization;
  const { form: PostForm = "form", action, refused, pending } = asking;
  const { t } = useTranslation("optimization");
  const { formError, fieldError } = useFormErrors(refused);
  if (variables.length === 0) return null;
  return (
    <PostForm
      method="post"
      action={action}
      noValidate
      className="flex flex-col gap-5 rounded-card border border-line p-4"
    >
      <FormError title={t("failed")}>{formError}</FormError>
      <div>
        <h3 className="text-base">{t("questions")}</h3>
        <p className="phrases text-sm text-ink-soft">{t("questionsHint")}</p>
      </div>
      <input type="hidden" name="purpose" value={input.purpose} />
      <input type="hidden" name="content" value={input.content} />
      <QuestionList
        variables={variables}
        wishes={[]}
        enough={false}
        errorOf={(name) => fieldError(`answers.${name}`)}
      />
      <Button
        type="submit"
        variant="secondary"
        icon={<Icon name="plus" />}
        pending={pending}
        className="self-start"
      >
        {pending ? t("working") : t("putIn")}
      </Button>
    </PostForm>
  );
}
