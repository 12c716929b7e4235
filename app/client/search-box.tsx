import { Icon } from "~/ui/icon";
import { useEffect, useRef, type ReactNode } from "react";
import { Form, Link, useSubmit } from "react-router";

import { Button } from "~/ui/button";

/** Debounce of the search while typing, in milliseconds. */
const rest = 400;

interface SearchBoxProps {
  /** The list's path. */
  action: string;
  search: string;
  /** The URL without a search. */
  clearAddress: string;
  /** In characters. */
  maxLength: number;
  labels: { label: string; placeholder: string; submit: string; clear: string };
  /** Hidden fields: the other parameters of the URL. */
  children?: ReactNode;
}

/** Searches a list by the URL parameter `search`; with scripts it searches while typing. */
export function SearchBox(props: SearchBoxProps) {
  const { action, search, clearAddress, maxLength, labels, children } = props;
  const submit = useSubmit();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef(false);
  const asked = useRef(search);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    asked.current = search;
    // While somebody types, the box keeps their text; afterwards the URL counts.
    if (!typing.current && box.current!.value.trim() !== search) box.current!.value = search;
  }, [search]);
  const applySearch = (words: string) => {
    clearTimeout(timer.current);
    typing.current = false;
    asked.current = words;
  };
  const follow = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const words = box.current!.value.trim();
      const before = asked.current;
      applySearch(words);
      if (words !== before)
        void submit(box.current!.form, { replace: before !== "", preventScrollReset: true });
    }, rest);
  };
  const clear = () => {
    applySearch("");
    box.current!.focus();
  };
  return (
    <Form
      role="search"
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const words = box.current!.value.trim();
        // The same search adds no history entry.
        void submit(event.currentTarget, { replace: words === asked.current });
        applySearch(words);
      }}
      className="flex min-w-0 flex-1 items-center"
    >
      {children}
      <div className="relative flex min-w-0 flex-1 items-center">
        <Icon name="search" className="pointer-events-none absolute left-3 size-5 text-ink-soft" />
        <input
          ref={box}
          type="text"
          name="search"
          enterKeyHint="search"
          aria-label={labels.label}
          placeholder={labels.placeholder}
          defaultValue={search}
          maxLength={maxLength}
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
        {search && (
          <Link
            to={clearAddress}
            onClick={clear}
            aria-label={labels.clear}
            className="absolute right-0 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
          >
            <Icon name="x" className="size-5" />
          </Link>
        )}
      </div>
      <Button type="submit" className="without-script ml-2 shrink-0">
        {labels.submit}
      </Button>
    </Form>
  );
}
