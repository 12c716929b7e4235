import { href, Link } from "react-router";

import { useTranslation } from "~/i18n";

import type { SimilarPrompt } from "../similar-prompt";
import { Counts } from "~/features/sharing/ui/counts";

/** Small cards of prompts like the shown one; nothing without any. */
export function SimilarPrompts({ prompts }: { prompts: readonly SimilarPrompt[] }) {
  const { t } = useTranslation("shelf");
  if (prompts.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="text-base">
        {t("similar")}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {prompts.map(({ shareId, name, ...prompt }) => (
          <li key={shareId} className="list-card relative">
            <Link
              to={href("/prompts/:shareId", { shareId })}
              dir="auto"
              className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {name}
            </Link>
            <p className="text-sm text-ink-soft">
              <Counts prompt={prompt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
