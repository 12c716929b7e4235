import { Icon } from "~/ui/icon";
import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";
import { Badge } from "~/ui/badge";

import type { ShowcasePrompt } from "../showcase-prompt";
import { useCategoryNames } from "./use-category";

/** A few prompts of the town with a link to all of them; nothing where the town is empty. */
export function Showcase({ prompts }: { prompts: readonly ShowcasePrompt[] }) {
  const { t } = useTranslation("street");
  if (prompts.length === 0) return null;
  return (
    <section aria-labelledby="showcase" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="showcase" className="text-lg">
          {t("showcase")}
        </h2>
        <Link
          to={href("/town-prompts")}
          className="text-link inline-flex min-h-11 text-sm items-center gap-1 font-semibold [&_svg]:size-4"
        >
          {t("toTown")}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {prompts.map((prompt) => (
          <ShowcaseCard key={prompt.shareId} prompt={prompt} />
        ))}
      </ul>
    </section>
  );
}

function ShowcaseCard({ prompt }: { prompt: ShowcasePrompt }) {
  const { nameOf } = useCategoryNames();
  const { shareId, title, line, category } = prompt;
  return (
    <li className="showcase-card">
      <h3 dir="auto" className="phrases line-clamp-2 text-base leading-normal">
        <Link to={href("/prompts/:shareId", { shareId })}>{title}</Link>
      </h3>
      {line && (
        <p dir="auto" className="line-clamp-1 text-sm text-ink-soft sm:line-clamp-2">
          {line}
        </p>
      )}
      <p className="mt-auto pt-1">
        <Badge tone="lamp">{nameOf(category)}</Badge>
      </p>
    </li>
  );
}
