import { useDeferredValue, useState } from "react";
import { href } from "react-router";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";

import type { KeptPrompt } from "../kept";
import { KeptForm } from "./kept-form";

interface KeptListProps {
  owner: string;
  title: string;
  prompts: KeptPrompt[];
  /** The name of what leads to a prompt's own page. */
  open: string;
  isOnline: boolean;
}

const addressOf = ({ id, shareId }: KeptPrompt): string =>
  shareId === null
    ? href("/dashboard/prompts/:promptId", { promptId: id })
    : href("/prompts/:shareId", { shareId });

/** From which number of prompts a list can be searched. */
const searchable = 8;

/** Kept prompts, to read, fill in and copy in place. */
export function KeptList({ title, prompts, ...row }: KeptListProps) {
  const { t } = useTranslation("offline");
  const [search, setSearch] = useState("");
  const word = useDeferredValue(search).trim().toLocaleLowerCase();
  const shown = prompts.filter(
    ({ name, content }) =>
      name.toLocaleLowerCase().includes(word) || content.toLocaleLowerCase().includes(word),
  );
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      <p className="phrases text-sm text-ink-soft">{t("some", { count: prompts.length })}</p>
      {prompts.length >= searchable && (
        <Field label={t("search")} hideLabel>
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder={t("search")}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
      )}
      {shown.length === 0 && word !== "" && <p className="text-ink-soft">{t("noneFound")}</p>}
      {shown.length > 0 && (
        <Card padding="none" asChild>
          <ul>
            {shown.map((prompt) => (
              <KeptRow key={prompt.id} prompt={prompt} {...row} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function KeptRow({
  prompt,
  owner,
  open,
  isOnline,
}: { prompt: KeptPrompt } & Omit<KeptListProps, "title" | "prompts">) {
  const { t } = useTranslation("offline");
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-line not-last:border-b">
      <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/row">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-3 sm:px-5">
          <bdi className="line-clamp-2 min-w-0 grow font-semibold wrap-anywhere">{prompt.name}</bdi>
          <Icon
            name="chevron-down"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open/row:rotate-180"
          />
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-4 px-4 pb-5 sm:px-5">
            <KeptForm owner={owner} prompt={prompt} />
            {isOnline ? (
              <Button asChild variant="secondary" size="sm" className="self-start">
                <a href={addressOf(prompt)}>{open}</a>
              </Button>
            ) : (
              <Button variant="secondary" size="sm" className="h-auto! self-start" disabled>
                {open}
                <span className="font-normal">· {t("needsNetwork")}</span>
              </Button>
            )}
          </div>
        )}
      </details>
    </li>
  );
}
