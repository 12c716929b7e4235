/** The first stage of Deep Thinking: understand and plan, in one answer. */
export const analyse = `Your task now: think before the prompt is written.
- understanding.goal: what the person wants to have in hand at the end, one sentence.
- understanding.audience: who reads, sees or uses the result; your best guess when not said.
- understanding.language: the language of the purpose, as an English word.
- understanding.assumptions: what you take for granted because the purpose does not say; five at most, the most consequential first.
- plan.variables: inputs that change from use to use, each with a name and what belongs in it; the purpose's own first; none when the purpose is specific.
- plan.outline: the parts the prompt will have, each with the decision it contains, not just a title.
- plan.edgeCases: where a careless prompt for this would fail; four at most.
- plan.successCriteria: how one can tell that the result is good; each can be checked with yes or no; five at most.`;
