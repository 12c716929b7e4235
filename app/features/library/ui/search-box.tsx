import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link, useSubmit } from "react-router";

import { Button } from "~/ui/button";

import { searchLimit } from "../limits";
import { libraryAddress, type LibraryQuery } from "../query";
import { QueryFields } from "./query-fields";

/** How long typing has to rest before the list follows it, in milliseconds. */
const rest = 400;

/** Searches the library; with scripts the list follows what is typed. */
export function SearchBox({ path, query }: { path: string; query: LibraryQuery }) {
  const { t } = useTranslation("library");
  const submit = useSubmit();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef(false);
  const asked = useRef(query.search);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    asked.current = query.search;
    // Typing goes on while the list follows; what the address says counts once it rests.
    if (!typing.current && box.current!.value.trim() !== query.search) box.current!.value = query.search;
  }, [query.search]);
  const settle = (words: string) => {
    clearTimeout(timer.current);
    typing.current = false;
    asked.current = words;
  };
  const follow = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const words = box.current!.value.trim();
      const before = asked.current;
      settle(words);
      if (words !== before)
        void submit(box.current!.form, { replace: before !== "", preventScrollReset: true });
    }, rest);
  };
  const clear = () => {
    settle("");
    box.current!.focus();
  };
  return (
    <Form
      role="search"
      method="get"
      action={path}
      onSubmit={() => settle(box.current!.value.trim())}
      className="relative flex min-w-0 flex-1 items-center"
    >
      <QueryFields query={{ ...query, search: "" }} />
      <Search aria-hidden className="pointer-events-none absolute left-3 size-5 text-ink-soft" />
      <input
        ref={box}
        type="text"
        name="search"
        enterKeyHint="search"
        aria-label={t("search.label")}
        placeholder={t("search.placeholder")}
        defaultValue={query.search}
        maxLength={searchLimit}
        autoComplete="off"
        dir="auto"
        onCompositionStart={() => clearTimeout(timer.current)}
        onChange={(event) => {
          typing.current = true;
          if (!(event.nativeEvent as InputEvent).isComposing) follow();
        }}
        onCompositionEnd={follow}
        className="control min-h-11 py-2 pr-12 pl-10 leading-snug placeholder-shown:pr-3 placeholder-shown:text-ellipsis"
      />
      {query.search && (
        <Link
          to={libraryAddress(path, { ...query, search: "", page: 1 })}
          onClick={clear}
          aria-label={t("search.clear")}
          className="absolute right-0 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </Link>
      )}
      <Button type="submit" className="without-script ml-2 shrink-0">
        {t("search.submit")}
      </Button>
    </Form>
  );
}
