import { href, Link } from "react-router";

import { shownName } from "~/domain/editors";
import type { RemixCredit } from "~/features/town/responses";
import { useTranslation } from "~/i18n";

import type { FamilyNote as Note } from "../family";

/** Source and remixes of a shared prompt. */
export function FamilyNote({ shareId, note }: { shareId: string; note: Note }) {
  const { t } = useTranslation(["people", "shell"]);
  const { isRemix, basedOn, remixes, newest } = note;
  return (
    <section aria-label={t("note.family")} className="flex flex-col gap-2 text-ink-soft">
      {basedOn ? (
        <p dir="auto">
          {t("shell:creator.basedOn")} <Named credit={basedOn} by={t("shell:creator.basedBy")} />
        </p>
      ) : (
        isRemix && <p>{t("note.hidden")}</p>
      )}
      {remixes > 0 && (
        <>
          <h2 className="text-base text-ink">{t("note.remixes", { total: remixes })}</h2>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {newest.map((remix) => (
              <li key={remix.shareId} dir="auto">
                <Named credit={remix} by={t("shell:creator.basedBy")} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link
          to={href("/prompts/:shareId/remixes", { shareId })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t("note.family")}
        </Link>
      </p>
    </section>
  );
}

/** A prompt and its author, each with a link. */
function Named({ credit: { shareId, title, author }, by }: { credit: RemixCredit; by: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Link to={href("/prompts/:shareId", { shareId })} className="text-link">
        {title}
      </Link>
      {author && (
        <>
          {` ${by} `}
          <Link to={href("/people/:memberId", { memberId: author.id })} className="text-link">
            {shownName(author, t("creator.editors")) ?? t("product")}
          </Link>
        </>
      )}
    </>
  );
}
