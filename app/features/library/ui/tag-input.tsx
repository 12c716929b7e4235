import { Icon } from "~/ui/icon";
import { useCallback, useRef, useState, type KeyboardEvent } from "react";

import { splitTags, tagSeparators } from "~/features/prompts/tags";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import type { FieldControl } from "~/ui/field";
import { Input } from "~/ui/input";
import { useHydrated } from "~/ui/use-hydrated";

interface TagInputProps extends FieldControl {
  name: string;
  /** Initial tags, comma-separated. */
  start?: string;
}

/** Adds tags by Enter or comma, each once (specification, section 5); without scripts one comma-separated line. */
export function TagInput({ name, start = "", ...control }: TagInputProps) {
  const { t } = useTranslation("library");
  const [tags, setTags] = useState(() => splitTags(start));
  const [typed, setTyped] = useState("");
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  // Tags typed before hydration count.
  const entered = useCallback((line: HTMLInputElement | null) => {
    if (line) setTags(splitTags(line.value));
  }, []);
  if (!hydrated) return <Input {...control} ref={entered} name={name} defaultValue={start} dir="auto" />;
  const add = (text: string) => {
    setTags([...new Set([...tags, ...splitTags(text)])]);
    setTyped("");
  };
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    // The clicked button disappears with its tag.
    box.current!.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition adds no tag.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    add(typed);
  };
  return (
    <div className="flex flex-col gap-2">
      <input type="hidden" name={name} value={[...tags, typed.trim()].filter(Boolean).join(",")} />
      <div className="flex gap-2">
        <Input
          {...control}
          ref={box}
          value={typed}
          dir="auto"
          autoComplete="off"
          enterKeyHint="enter"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const text = event.target.value;
            const composing = (event.nativeEvent as InputEvent).isComposing;
            if (!composing && tagSeparators.test(text)) add(text);
            else setTyped(text);
          }}
          onCompositionEnd={(event) => {
            if (tagSeparators.test(event.currentTarget.value)) add(event.currentTarget.value);
          }}
        />
        <Button variant="secondary" disabled={typed.trim() === ""} onClick={() => add(typed)}>
          {t("manual.addTag")}
        </Button>
      </div>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={t("manual.removeTag", { tag })}
                onClick={() => remove(tag)}
                className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface py-0.5 pr-2 pl-3 text-sm hover:border-ink-soft pointer-coarse:min-h-11"
              >
                <span dir="auto" className="truncate">
                  {tag}
                </span>
                <Icon name="x" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
