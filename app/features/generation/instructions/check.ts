/** Looking for what is wrong with a draft. */
export const check = `Your task now: find what is wrong with the draft. You do not rewrite it.
- contradictions: two statements that cannot both be followed, an example that breaks a rule, numbers that do not add up, anything that departs from the purpose. Quote the words.
- format: an output format that is missing or cannot be followed, a part that a good prompt for this use needs and this one lacks, a variable that is used but never explained, talk around the prompt.
Only what would change the result, one sentence each, three at most in each list. Taste is not a fault: a draft without faults has two empty lists.`;
