import { answeredLimit } from "./limits";
import type { Said } from "./said";

/** Names of the form's fields of the nth reply and its answer. */
export const replyField = (at: number): string => `reply${at + 1}`;
export const answerField = (at: number): string => `answer${at + 1}`;

/** A conversation as fields of the form, which the browser sends back with the next answer. */
export const conversationFields = (said: readonly Said[]): Record<string, string> =>
  Object.fromEntries(
    said.flatMap(({ reply, answer }, at) => [
      [replyField(at), reply],
      ...(answer === null ? [] : [[answerField(at), answer]]),
    ]),
  );

/** The conversation in the fields of a form that was refused. */
export const saidIn = (fields: Readonly<Record<string, string | undefined>>): Said[] =>
  Array.from({ length: answeredLimit }, (_, at) => at).flatMap((at): Said[] => {
    const reply = fields[replyField(at)];
    return reply ? [{ reply, blocks: null, end: "whole", answer: fields[answerField(at)] ?? "" }] : [];
  });
