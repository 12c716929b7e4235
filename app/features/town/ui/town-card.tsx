import { href, Link } from "react-router";

import { CreatorBadges } from "~/features/profiles/ui/creator-badges";
import { CreatorName } from "~/features/sharing/ui/creator-name";
import { useTranslation } from "~/i18n";
import { shownName } from "~/domain/editors";
import { langOf, type PromptLanguage } from "~/domain/prompt-languages";
import { languageNames } from "~/domain/languages";

import type { CardPrompt } from "../card-prompt";
import { CardFrame } from "./card-frame";
import type { RemixCredit } from "../responses";

/** A publication's card in the town, with its creator (specification, section 2). */
export function TownCard({ prompt }: { prompt: CardPrompt }) {
  const { t } = useTranslation("town");
  const { creator } = prompt;
  return (
    <CardFrame
      prompt={prompt}
      note={prompt.basedOn && <BasedOn credit={prompt.basedOn} />}
      facts={
        <>
          <dt className="sr-only">{t("card.creator")}</dt>
          <dd className="card-creator">
            <CreatorName memberId={prompt.memberId} name={creator.displayName} />
            <CreatorBadges creator={creator} />
          </dd>
          <CardLanguage language={prompt.language} />
        </>
      }
    />
  );
}

/** The credit of a remix on its card: its source, and who made that. */
function BasedOn({ credit: { shareId, title, author } }: { credit: RemixCredit }) {
  const { t } = useTranslation();
  return (
    <p dir="auto" className="text-sm text-ink-soft">
      {t("creator.basedOn")}{" "}
      <Link to={href("/prompts/:shareId", { shareId })} discover="none" className="underline">
        {title}
      </Link>
      {author && ` ${t("creator.basedBy")} ${shownName(author, t("creator.editors")) ?? t("product")}`}
    </p>
  );
}

/** The language of a publication in its own name, where it is another than the page's. */
function CardLanguage({ language }: { language: PromptLanguage }) {
  const { t, language: own } = useTranslation("town");
  const lang = langOf(language);
  if (!lang || lang === own) return null;
  return (
    <>
      <dt className="sr-only">{t("language.label")}</dt>
      <dd lang={lang}>{languageNames[lang]}</dd>
    </>
  );
}
