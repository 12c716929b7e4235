import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";

import { CopyButton } from "~/features/prompts/ui/copy-button";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Street } from "~/ui/street";

import type { LibraryPrompt } from "../list-prompts.server";

/** A member's newest prompts. */
export function Library({ prompts }: { prompts: LibraryPrompt[] }) {
  const { t } = useTranslation("library");
  const create = (
    <Button asChild>
      {/* A full load, as the specification has it (section 2). */}
      <a href={href("/generate")}>
        <Plus aria-hidden />
        {t("create")}
      </a>
    </Button>
  );
  if (prompts.length === 0)
    return (
      <EmptyState page illustration={<Street />} title={t("empty")} className="py-16" action={create}>
        <p>{t("emptyHint")}</p>
      </EmptyState>
    );
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t("title")}</h1>
        {create}
      </div>
      {prompts.map((prompt) => (
        <Card key={prompt.id} asChild>
          <article>
            <h2 dir="auto" className="prompt-text text-base">
              {prompt.originalInput}
            </h2>
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {prompt.tags.map((tag) => (
                <li key={tag}>
                  <TagBadge tag={tag} />
                </li>
              ))}
            </ul>
            <details className="group mt-3">
              <summary className="min-h-11 cursor-pointer py-2 text-accent-text">
                <span className="group-open:hidden">{t("show")}</span>
                <span className="not-group-open:hidden">{t("hide")}</span>
              </summary>
              <div
                dir="auto"
                className="prompt-text mb-4 rounded-control border border-line bg-surface-sunken p-4"
              >
                {prompt.content}
              </div>
              <CopyButton text={prompt.content} />
            </details>
          </article>
        </Card>
      ))}
    </div>
  );
}
