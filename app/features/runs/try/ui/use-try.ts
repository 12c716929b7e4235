import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href } from "react-router";

import { callApi, LostConnection, postForEvents, Refusal } from "~/client/call-api";
import type { Block } from "~/domain/blocks";
import { shownReply } from "~/features/runs/shown-reply";
import { useTranslation } from "~/i18n";

import { replyLimit } from "../limits";
import type { Tries, TryReply } from "../responses";
import { endOf, type Said } from "../said";

type Done = TryReply & { blocks: Block[] | null };

/** Runs a prompt, or goes on with the conversation, and passes on the pieces of the reply. Errors: `Refusal`, `LostConnection`. */
async function streamReply(
  prompt: string,
  said: readonly Said[],
  signal: AbortSignal,
  onText: (piece: string) => void,
): Promise<Done> {
  const body = { prompt, answered: said.map(({ reply, answer }) => ({ reply, answer })) };
  for await (const { event, data } of postForEvents(href("/api/try"), body, signal)) {
    if (event === "delta") onText(data as string);
    if (event === "done") return data as Done;
  }
  throw new LostConnection("The stream ended before the reply did.");
}

const fetchTries = async (): Promise<Tries> => (await callApi(href("/api/try"))).json();

export interface TryStart {
  said: readonly Said[];
  /** Null: asked for when the panel appears. */
  tries: Tries | null;
  error?: string;
  /** An answer that was not accepted. */
  answer?: string;
}

/** A prompt's conversation in this browser: nothing of it is stored. Leaving the page ends the call. */
export function useTry(prompt: string, start: TryStart) {
  const { t } = useTranslation("comparisons");
  const [said, setSaid] = useState(start.said);
  const [tries, setTries] = useState(start.tries);
  const [live, setLive] = useState<string | null>(null);
  const [error, setError] = useState(start.error ?? null);
  const [unsent, setUnsent] = useState(start.answer ?? "");
  const running = useRef<AbortController>(null);
  const isGone = useRef(false);

  function sentenceOf(thrown: unknown): string {
    if (thrown instanceof Refusal) return thrown.message;
    if (!(thrown instanceof LostConnection)) reportError(thrown);
    return t("tries.offline");
  }
  const readTries = () =>
    fetchTries().then(setTries, (thrown: unknown) => setError((known) => known ?? sentenceOf(thrown)));
  const readFirst = useEffectEvent(() => {
    if (!tries) void readTries();
  });
  useEffect(() => {
    isGone.current = false;
    readFirst();
    return () => {
      isGone.current = true;
      running.current?.abort();
    };
  }, []);

  /** Null runs the prompt anew. */
  async function run(answer: string | null) {
    const controller = new AbortController();
    running.current = controller;
    const before = answer === null ? [] : said;
    const sent = before.map((turn, at) => (at === before.length - 1 ? { ...turn, answer } : turn));
    setSaid(sent);
    setLive("");
    setError(null);
    setUnsent("");
    let text = "";
    try {
      const done = await streamReply(prompt, sent, controller.signal, (piece) => {
        text += piece;
        setLive(text);
      });
      setSaid([...sent, { reply: done.reply, blocks: done.blocks, end: endOf(done), answer: null }]);
      setTries((known) => known && { ...known, left: done.left });
    } catch (thrown) {
      if (isGone.current) return;
      const isStopped = controller.signal.aborted;
      const came = shownReply(text, replyLimit).reply;
      if (came !== "" && (isStopped || thrown instanceof LostConnection))
        setSaid([...sent, { reply: came, blocks: null, end: isStopped ? "stopped" : "cut", answer: null }]);
      else {
        setSaid(before);
        setUnsent(answer ?? "");
        if (!isStopped) setError(sentenceOf(thrown));
      }
      void readTries();
    } finally {
      setLive(null);
    }
  }

  return {
    said,
    tries,
    /** The reply as it comes. Null while none is written. */
    live,
    error,
    unsent,
    run,
    stop: () => running.current?.abort(),
    restart() {
      setSaid([]);
      setError(null);
    },
  };
}
