/** What a good prompt is for work that runs again and again without a person beside it. */
export const automationPrompts = `A good prompt for business automation is a set of standing orders for an agent that works unattended:
- Role, the goal of the process, and the trigger that starts a run.
- Inputs as typed variables ({{name}}: type, unit or format, example of a valid value), and how each is validated.
- The tools or systems the agent may use, named as variables where the purpose does not name them, and what it must never do with them.
- Numbered steps, one action each, with explicit conditions ("if …, then …; otherwise …").
- Decision rules with thresholds instead of judgement; where judgement is needed, when to hand over to a person.
- Errors: missing input, failed step, duplicate, time-out; what is retried how often, what is reported to whom. Runs twice must do no harm.
- Output: one exact format (JSON with its keys and types, or a table with its columns), the same on success, on nothing to do and on failure.
- Personal and confidential data: only what the step needs, never in logs.
- Success criteria that can be measured after a run, and assumptions.
Use Markdown headings for these parts; 200 to 700 words.`;
