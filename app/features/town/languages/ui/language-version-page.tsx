import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import type { RefusedForm } from "~/errors";
import { useFormErrors } from "~/client/form-errors";
import { useTranslation } from "~/i18n";
import { languageNames, languages, asLanguage, type Language } from "~/domain/languages";
import { Button } from "~/ui/button";
import { FormError, Notice } from "~/ui/notice";

import type { LanguageVersionDraft } from "../draft-language-version.server";
import type { OwnLanguageVersions } from "../list-language-versions.server";
import { LanguageVersionForm } from "./language-version-form";
import { LanguageVersionList } from "./language-version-list";

interface LanguageVersionPageProps extends OwnLanguageVersions {
  /** The language to publish in. Null if none is chosen yet. */
  chosen: Language | null;
  /** A model writes drafts. */
  canDraft: boolean;
  draft?: LanguageVersionDraft;
  /** The form that the server refused. */
  refused?: RefusedForm;
}

/** The server's response to one of the page's forms, and the language it was about. */
export function languageFormState(actionData: unknown, chosen: Language | null) {
  const { draft, values, language } = (actionData ?? {}) as Partial<RefusedForm> & {
    draft?: LanguageVersionDraft;
    language?: string;
  };
  return {
    chosen: asLanguage(language ?? values?.language ?? null) ?? chosen,
    draft,
    refused: values && (actionData as RefusedForm),
  };
}

/** A publication's versions in several languages, and the form that publishes it in another one. */
export function LanguageVersionPage(props: LanguageVersionPageProps) {
  const { prompt, versions, chosen, canDraft, draft, refused } = props;
  const undrafted = refused?.values.task === "draft" ? refused : undefined;
  const { t } = useTranslation("languages");
  const taken = new Set(versions.map(({ language }) => language));
  const free = languages.filter((language) => !taken.has(language));
  const path = href("/my-town-prompts/:promptId/languages", { promptId: prompt.id });
  return (
    <>
      <LanguageVersionList versions={versions} />
      {free.length === 0 && <p className="text-ink-soft">{t("complete")}</p>}
      {free.length > 0 && (
        <nav aria-label={t("choose")} className="flex flex-wrap gap-2">
          {free.map((language) => (
            <Button key={language} asChild variant={language === chosen ? "primary" : "secondary"}>
              <Link
                to={`${path}?language=${language}`}
                aria-current={language === chosen ? "true" : undefined}
                lang={language}
              >
                {languageNames[language]}
              </Link>
            </Button>
          ))}
        </nav>
      )}
      {chosen &&
        (taken.has(chosen) ? null : (
          <>
            {canDraft && (
              <DraftForm
                id={prompt.id}
                language={chosen}
                isDrafted={draft !== undefined}
                refused={undrafted}
              />
            )}
            {draft ? <Notice>{t("drafted")}</Notice> : <p className="text-ink-soft">{t("prefilled")}</p>}
            <LanguageVersionForm
              key={`${chosen} ${draft !== undefined}`}
              id={prompt.id}
              language={chosen}
              start={draft ?? prompt}
              refused={undrafted ? undefined : refused}
            />
          </>
        ))}
    </>
  );
}

interface DraftFormProps {
  id: string;
  language: Language;
  isDrafted: boolean;
  refused?: RefusedForm;
}

/** Asks the machine for a draft; without it the author writes. */
function DraftForm({ id, language, isDrafted, refused }: DraftFormProps) {
  const { t } = useTranslation("languages");
  const { formError } = useFormErrors(refused);
  return (
    <form
      method="post"
      action={`${href("/my-town-prompts/:promptId/languages", { promptId: id })}?language=${language}`}
      className="flex flex-col items-start gap-3"
    >
      <FormError title={t("draftFailed")}>{formError}</FormError>
      <input type="hidden" name="task" value="draft" />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" variant="secondary" icon={<Icon name="wand-sparkles" />}>
        {t(isDrafted ? "draftAgain" : "draft")}
      </Button>
    </form>
  );
}
