import { useRef, useState } from "react";
import { Form } from "react-router";

import { useTagName } from "~/features/prompts/ui/tag-badge";
import { foldText } from "~/features/text/fold-text";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Input } from "~/ui/input";

import type { UsedTag } from "../list-tags.server";
import type { LibraryQuery } from "../query";
import { QueryFields } from "./library-search";

/** The number of tags from which the form has a search. */
const manyTags = 12;

interface TagFilterFormProps {
  /** The library's path. */
  path: string;
  query: LibraryQuery;
  tags: readonly UsedTag[];
  onChosen?: () => void;
}

/** Checkboxes of tags; the list then shows prompts with all of them. */
export function TagFilterForm({ path, query, tags, onChosen }: TagFilterFormProps) {
  const { t } = useTranslation("library");
  const nameOf = useTagName();
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState("");
  const sought = foldText(words.trim());
  const isSought = (tag: string) => foldText(nameOf(tag)).includes(sought);
  const clear = () => {
    for (const box of form.current!.querySelectorAll<HTMLInputElement>("input[name=tag]"))
      box.checked = false;
  };
  return (
    <Form ref={form} method="get" action={path} onSubmit={onChosen} className="flex flex-col gap-4">
      <QueryFields query={{ ...query, tags: [] }} />
      {tags.length === 0 && <p className="text-ink-soft">{t("tags.none")}</p>}
      {tags.length >= manyTags && (
        <div className="needs-script">
          <Input
            type="search"
            aria-label={t("tags.find")}
            placeholder={t("tags.find")}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            // Enter does not submit the form.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          <p role="status" className="text-ink-soft">
            {tags.some(({ tag }) => isSought(tag)) ? "" : t("tags.noMatch")}
          </p>
        </div>
      )}
      <ul
        // Half a row at the end hints at more to scroll to.
        className="[--row:calc(max(2.75rem,1lh+1rem)+1px)] max-h-[calc(round(down,50dvh,var(--row))-var(--row)/2)] overflow-y-auto"
      >
        {tags.map(({ tag, promptCount }) => (
          // Hidden tags stay checked.
          <li
            key={tag}
            hidden={!isSought(tag)}
            className="flex items-center gap-3 border-b border-line last:border-b-0"
          >
            <Checkbox
              name="tag"
              value={tag}
              defaultChecked={query.tags.includes(tag)}
              label={<span dir="auto">{nameOf(tag)}</span>}
              className="flex-1"
            />{" "}
            <span className="text-sm text-ink-soft">{promptCount}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" className="needs-script" onClick={clear}>
          {t("tags.clear")}
        </Button>
        <Button type="submit">{t("tags.apply")}</Button>
      </div>
    </Form>
  );
}
