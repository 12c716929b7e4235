import { fillField } from "~/features/prompts/filling/fill-fields";
import { displayedFilled } from "~/features/prompts/filling/ui/displayed-filled";
import { FilledText } from "~/features/prompts/filling/ui/filled-text";
import { useAnswers } from "~/features/prompts/filling/ui/use-answers";
import { ValueField } from "~/features/prompts/filling/ui/value-field";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { useTranslation } from "~/i18n";

import type { KeptPrompt } from "../kept";

interface KeptFormProps {
  owner: string;
  prompt: KeptPrompt;
}

/** A kept prompt with the fields of its variables, the filled text and its copy button. */
export function KeptForm({ owner, prompt: { id, content, variables } }: KeptFormProps) {
  const { t } = useTranslation(["offline", "prompts"]);
  const answers = useAnswers({ owner, of: id, content, variables });
  return (
    <form
      {...answers.form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4"
    >
      {variables.map((variable, at) => (
        <ValueField
          key={variable.name}
          id={`kept-${id}-${at}`}
          variable={variable}
          start={variable.value ?? ""}
          error={answers.errors[fillField.value + variable.name]}
        />
      ))}
      <section aria-label={t("preview")}>
        <FilledText content={content} variables={variables} values={answers.values} />
      </section>
      <CopyButton
        className="self-start"
        text={(at) => {
          const given = answers.take();
          return given && displayedFilled({ content, variables }, given, at, t("prompts:blanksLeft"));
        }}
      />
    </form>
  );
}
