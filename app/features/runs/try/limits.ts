import { contentLimit, purposeLimit } from "~/features/prompts/limits";

/** Maximum lengths in characters: of a prompt with its answers, of a reply, and of a person's answer to one. */
export const promptLimit = contentLimit;
export const replyLimit = 20_000;
export const answerLimit = purposeLimit;

/** Replies that a person may answer: with the prompt and the last reply a conversation has six turns. */
export const answeredLimit = 2;
