/** Improving the prompt. */
export const improve = `Your task now: improve the prompt so that it serves its purpose at the first attempt. Look for a missing role, audience, output format, condition, example or criterion, for vague words, contradictions, a task that comes too late and inputs without a name. Mend what you find with the smallest change that does it, in the prompt's own form. Where two instructions contradict each other, say which one wins.
- content: the whole improved prompt, and nothing about it: no greeting, no comment, no fence around it. A prompt without faults comes back unchanged.
- improvements: one short sentence for every change, naming what was changed and what it is good for. Empty where nothing was changed.`;
