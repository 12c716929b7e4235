import { Icon } from "~/ui/icon";
import { href } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import type { Template } from "~/domain/variable-definitions";
import { HeldFacts } from "~/features/facts/ui/held-facts";
import { FactsNote } from "~/features/prompts/ui/facts-note";
import { useTranslation } from "~/i18n";
import { Checkbox } from "~/ui/checkbox";
import { FormError } from "~/ui/notice";
import { useFilledIn } from "~/ui/use-filled-in";
import { useHydrated } from "~/ui/use-hydrated";
import { SubmitRow } from "~/ui/submit-row";

import type { Telling } from "./shared-texts-fields";
import { useDescription } from "./use-description";
import { WrittenTexts } from "./written-texts";

interface ShareFormProps extends FormProps {
  promptId: string;
  template: Template;
  /** The names of facts that become fields, for browsers without scripts. */
  placed?: readonly string[];
  held?: Telling["held"];
  purpose: string;
  /** The title to start with. */
  name: string;
}

/** Title and description of a prompt to share; with scripts they can be suggested (specification, section 4). */
export function ShareForm({
  form: PostForm = "form",
  promptId,
  template,
  placed,
  held,
  purpose,
  name,
  refused,
  pending,
  children,
}: ShareFormProps) {
  const { t } = useTranslation("publishing");
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused, { failure: t("share.failed") });
  const { form, filled } = useFilledIn("title");
  const hydrated = useHydrated();
  const description = useDescription(promptId);
  const { made, making } = description;
  return (
    <PostForm
      {...form}
      method="post"
      action={href("/dashboard/prompts/:promptId/share", { promptId })}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormError title={t("share.failed")}>{formError}</FormError>
      <WrittenTexts
        description={description}
        start={{ title: refused?.values.title ?? name, description: refused?.values.description ?? "" }}
        fieldError={fieldError}
        telling={{ held, refused }}
      />
      {made && !filled && <input type="hidden" name="generateAuto" value="on" />}
      {!hydrated && (
        <Checkbox
          name="generateAuto"
          defaultChecked
          className="without-script"
          label={t("share.generateInstead")}
        />
      )}
      <HeldFacts field="originalInput" text={purpose} held={held?.originalInput} refused={refused} />
      <FactsNote template={template} placed={placed} />
      <SubmitRow
        before={children}
        icon={<Icon name="link-2" />}
        pending={pending}
        disabled={making || (!filled && !made)}
      >
        {t("share.submit")}
      </SubmitRow>
    </PostForm>
  );
}
