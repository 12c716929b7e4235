import { useState } from "react";

import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { TextareaField } from "~/ui/text-fields";

import type { Listed } from "../messages";
import { ask } from "./ask";
import { FaultNote } from "./fault-note";
import { usePanel } from "./panel";
import { PromptList } from "./prompt-list";
import { useWords } from "./translations";
import { useCall } from "./use-call";

const readPosts = (query: { search: string; page: number }) => ask("posts", query);

/** The selected part of an answer becomes an example of one's own post, after a look and a press. */
export function ExampleView({ search }: { search: string }) {
  const words = useWords().selected;
  const { box, signIn } = usePanel();
  const [post, setPost] = useState<Listed | null>(null);
  const [text, setText] = useState(box.selected);
  const [isDone, setDone] = useState(false);
  const { run, pending, fault } = useCall();
  const add = async () => {
    const added = await run(async () => {
      await ask("addExample", { id: post!.id, text });
      return true;
    });
    if (added) setDone(true);
  };
  return (
    <section aria-labelledby="example" className="flex flex-col gap-3">
      <h2 id="example" className="text-base">
        {post ? <bdi>{post.title}</bdi> : words.choose}
      </h2>
      {isDone ? (
        <Notice tone="success">{words.done}</Notice>
      ) : (
        <>
          <p className="phrases text-sm text-ink-soft">{words.lead}</p>
          <TextareaField
            label={words.text}
            value={text}
            maxHeight="10rem"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <FaultNote fault={fault} onRetry={() => void add()} onSignIn={() => void signIn()} />
          {post ? (
            <Button pending={pending} onClick={() => void add()}>
              {words.add}
            </Button>
          ) : (
            <PromptList
              search={search}
              read={readPosts}
              empty={words.empty}
              label={words.choose}
              onChoose={setPost}
            />
          )}
        </>
      )}
    </section>
  );
}
