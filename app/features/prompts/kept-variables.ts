import { z } from "zod";

import { boundedList } from "~/features/texts/bounded-list";
import { optionalLine, typedLine } from "~/features/texts/typed-text";

/** The longest text of a question or answer, in characters; how many options a question has, and questions a prompt. */
const limits = { text: 300, options: 10, questions: 20 };

const variable = z.strictObject(
  {
    name: typedLine(limits.text),
    label: typedLine(limits.text),
    question: typedLine(limits.text),
    kind: z.literal("choice", { error: "not_an_option" }),
    options: boundedList(
      z.array(typedLine(limits.text), { error: "wrong_type" }).meta({ maxItems: limits.options }),
      limits.options,
    ),
    value: optionalLine(limits.text).nullable(),
  },
  { error: "wrong_type" },
);

/** The questions that a prompt was made with, and their answers, as `POST /api/generate` tells them. */
export const keptVariables = boundedList(
  z.array(variable, { error: "wrong_type" }).meta({ maxItems: limits.questions }),
  limits.questions,
);
