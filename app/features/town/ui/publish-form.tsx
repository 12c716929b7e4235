import { href } from "react-router";

import { Icon } from "~/ui/icon";
import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import type { Prompt } from "~/features/prompts/prompt";
import { HiddenNote } from "~/features/prompts/ui/hidden-note";
import { HeldFacts } from "~/features/facts/ui/held-facts";
import { FactsNote } from "~/features/prompts/ui/facts-note";
import { findHidden } from "~/features/text/hidden-characters";
import { useDescription } from "~/features/sharing/ui/use-description";
import type { SharedTexts } from "~/features/sharing/schema";
import type { Telling } from "~/features/sharing/ui/shared-texts-fields";
import { WrittenTexts } from "~/features/sharing/ui/written-texts";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { ElsewhereLink } from "~/ui/elsewhere-link";
import { FormError } from "~/ui/notice";
import { Switch } from "~/ui/switch";
import { useHydrated } from "~/ui/use-hydrated";
import { SubmitRow } from "~/ui/submit-row";
import type { Place } from "~/domain/categories";

import { CreditField } from "./credit-field";
import { publicationLanguage } from "../publication-language";
import { LanguageField } from "./language-field";
import { CategoryFields } from "./category-fields";
import { ProfileQuestion } from "./profile-question";
import { useCategory } from "./use-category";
import { useSuggestion } from "./use-suggestion";

/** What the form of a first publication starts with. */
export interface PublishProposals {
  /** Null if the town has no certain place for the prompt. */
  suggestion?: Place | null;
  texts?: SharedTexts;
  /** The hidden profile that the member is asked to show. */
  profile?: { displayName: string | null } | null;
  /** The names of facts that become fields. */
  placed?: readonly string[];
  /** The names of facts in the texts, by field. */
  held?: Telling["held"];
}

interface PublishFormProps extends FormProps, PublishProposals {
  prompt: Prompt;
}

/** The form of a publication: placement, title and description (specification, section 4). */
export function PublishForm(props: PublishFormProps) {
  const { form: PostForm = "form", prompt, suggestion, texts, placed, held, refused, pending } = props;
  const { t } = useTranslation("publishing");
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused, { failure: t("publish.failed") });
  const hydrated = useHydrated();
  const values = refused?.values;
  const choice = useCategory({
    category: values?.category ?? prompt.category ?? suggestion?.category ?? "",
    subcategory: values?.subcategory ?? prompt.subcategory ?? suggestion?.subcategory ?? "",
  });
  const { suggesting, told, suggest } = useSuggestion(prompt.id, choice);
  const description = useDescription(prompt.id);
  return (
    <PostForm
      method="post"
      action={href("/dashboard/prompts/:promptId/publish", { promptId: prompt.id })}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormError title={t("publish.failed")}>{formError}</FormError>
      {refused?.original && <CreditField original={refused.original} chosen={values?.basedOn} />}
      <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" icon={<Icon name="shapes" />} pending={suggesting} onClick={suggest}>
          {suggesting ? t("publish.suggesting") : t("publish.suggest")}
        </Button>
        <p role="status" className="phrases text-sm text-ink-soft empty:sr-only">
          {told}
        </p>
      </div>
      <HiddenNote sentence="publish" hidden={findHidden(`${prompt.originalInput}\n${prompt.content}`)} />
      <FactsNote template={prompt} placed={placed} />
      <HeldFacts
        field="originalInput"
        text={prompt.originalInput}
        held={held?.originalInput}
        refused={refused}
      />
      {prompt.publishedAt && (
        <ElsewhereLink to={href("/town-prompts/:promptId/edit", { promptId: prompt.id })}>
          {t("edit.contentElsewhere")}
        </ElsewhereLink>
      )}
      <CategoryFields choice={choice} fieldError={fieldError} />
      <LanguageField
        start={values?.language ?? prompt.language ?? publicationLanguage(prompt)}
        error={fieldError("language")}
      />
      <WrittenTexts
        description={description}
        start={{
          title: values?.title ?? prompt.title ?? texts?.title ?? "",
          description: values?.description ?? prompt.description ?? texts?.description ?? "",
        }}
        fieldError={fieldError}
        telling={{ held, refused }}
      />
      <div className="group/shown grid gap-3">
        <Switch
          name="showProfile"
          defaultChecked={values ? values.showProfile === "on" : prompt.showProfile}
          label={t("publish.showProfile")}
          description={t(props.profile ? "publish.showProfileHidden" : "publish.showProfileHint")}
        />
        {props.profile && (
          <ProfileQuestion profile={props.profile} values={values} error={fieldError("displayName")} />
        )}
      </div>
      <SubmitRow
        before={props.children}
        icon={<Icon name="send" />}
        pending={pending}
        disabled={suggesting || description.making}
        missing={hydrated ? choice.missing : []}
      >
        {t(prompt.publishedAt ? "publish.submitChange" : "publish.submit")}
      </SubmitRow>
    </PostForm>
  );
}
