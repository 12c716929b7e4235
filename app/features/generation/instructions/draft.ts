/** Writing the prompt. */
export const draft = `Your task now: write the prompt.
- content: the prompt itself, complete, and nothing about it: no greeting, no comment, no fence around it.
- topics: one to four short topic words for filing it, in the language of the purpose, without the kind of prompt.`;

/** Added where an analysis comes with the purpose. */
export const draftFromAnalysis = `The analysis that comes with the purpose is your own: follow its plan, use its variables under their names, state the assumptions that matter, and turn its success criteria and edge cases into instructions.`;
