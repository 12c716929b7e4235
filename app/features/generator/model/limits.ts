/** Maximum lengths of a model's texts in a prompt, in characters; longer ones are dropped. */
export const longest = { point: 160, label: 40, question: 160, option: 60, topic: 30 };
