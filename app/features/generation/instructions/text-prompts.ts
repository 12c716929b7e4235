/** What a good prompt is for writing, analysis and everything else that ends in text. */
export const textPrompts = `A good prompt for text:
- Opens with one short role and the task in one sentence, then context and audience.
- Lists the inputs it needs as typed variables with a line on what belongs in each.
- Gives numbered steps where order matters, and only then.
- States constraints that can be checked: length, tone, what to include, what to avoid, and why where that helps.
- Fixes the output format: parts in order, length, syntax (Markdown, table, JSON keys), language.
- Has at most two examples, short, and consistent with every rule.
- Says what to do at the edges: missing, contradictory or unsuitable input.
- Ends with success criteria that the service checks before it answers, and names its assumptions.
Use Markdown headings for these parts and leave out a part that would say nothing. Every sentence changes the result; 150 to 600 words.`;
