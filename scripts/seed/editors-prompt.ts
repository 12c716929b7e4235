import { z } from "zod";

import { asksFirst } from "~/domain/asking-leads";
import { categoryNames, categoryFault, type Place } from "~/domain/categories";
import { languages } from "~/domain/languages";
import { promptUses, type PromptUse } from "~/domain/prompt-use";
import { valueFault } from "~/domain/variable-values";
import { namesOf, variableKinds, variablesOf, type Variable } from "~/domain/variables";
import { definitionLimits } from "~/features/prompts/limits";
import { content, purpose } from "~/features/prompts/schema";
import { tagList } from "~/features/prompts/tag-list";
import { answerLimit } from "~/features/runs/try/limits";
import { altLimit, exampleTextLimit, valuesLimit } from "~/features/sharing/examples/limits";
import { descriptionLimit, titleLimit } from "~/features/sharing/limits";
import { typedLine, typedText } from "~/features/text/typed-text";

/** Maximum length of a label or option of the editors, in characters. */
const longestLabel = 40;

/** YAML reads `15` as a number. */
const written = z.union([z.string(), z.number().transform(String)]);

const label = written.pipe(typedLine(longestLabel));

/** How the editors' prompts wait for their person in their own words, without the asking passage. */
const waits =
  /wait for (?:my answer|me)|espera (?:siempre )?mi respuesta|答えを待って|一問ずつ|1問だけ聞いて|まとめて質問してください|短く話しかけ/i;

/** The given properties of a variable; the others are guessed from its placeholder in the text. */
const variable = z
  .strictObject({
    label,
    question: typedLine(definitionLimits.text),
    kind: z.enum(variableKinds),
    options: z
      .array(label)
      .max(8)
      .refine(({ length }) => length !== 1, { error: "a single option" }),
    required: z.boolean(),
    value: label,
  })
  .partial();

/** What the prompt made with some values: a text, or the words for its drawing `public/editors/<name>.svg`. */
const sample = z.strictObject({
  values: z.record(z.string(), written.pipe(typedText(valuesLimit))),
  text: typedText(exampleTextLimit).optional(),
  /** What the person says to the first reply, where the prompt makes the AI ask. */
  answers: typedText(answerLimit).optional(),
  picture: typedLine(altLimit).optional(),
});

type Sample = z.output<typeof sample>;

/** The faults of a sample, in English. */
function* sampleFaults(use: PromptUse, { values, text, picture }: Sample, variables: readonly Variable[]) {
  const isDrawn = use === "image" || use === "video";
  if (isDrawn ? !picture || text : !text || picture)
    yield isDrawn ? "a sample of pictures has a picture" : "a sample of texts has a text";
  for (const name of Object.keys(values))
    if (!variables.some((one) => one.name === name)) yield `a value of no variable: ${name}`;
  for (const { name, kind, options, required } of variables) {
    const value = values[name];
    if (value === undefined && required) yield `a sample without ${name}`;
    if (value !== undefined && valueFault({ kind, options }, value)) yield `no ${kind}: ${value}`;
  }
}

const anyPlace = /\{\{(.*?)\}\}/g;

/** The faults of a text and its variables, in English. */
function* templateFaults(text: string, told: readonly string[], variables: readonly Variable[]) {
  const names = new Set(namesOf(text));
  for (const [place, name] of text.matchAll(anyPlace))
    if (!names.has(name!.trim())) yield `no variable: ${place}`;
  for (const name of told) if (!names.has(name)) yield `no place in the text: ${name}`;
  for (const { name, kind, label: shown, options, value } of variables) {
    if ([...shown].length > longestLabel) yield `a label longer than ${longestLabel} characters: ${shown}`;
    if (kind === "choice" && options.length === 0) yield `a choice without options: ${name}`;
    if (new Set(options).size < options.length) yield `an option is there twice: ${name}`;
    for (const given of [...options, ...(value === null ? [] : [value])])
      if (valueFault({ kind, options }, given)) yield `no ${kind}: ${given}`;
  }
  if (variables.length > 0 && !variables.some(({ required }) => required)) yield "no variable is required";
}

/** A prompt of the official account, as a file of `editors/<category>/` tells it. */
export const editorsPrompt = z
  .strictObject({
    category: z.enum(categoryNames, { error: "no such category" }),
    subcategory: z.string(),
    language: z.enum(languages),
    use: z.enum(promptUses),
    title: typedLine(titleLimit),
    description: typedText(descriptionLimit),
    originalInput: purpose,
    tags: tagList,
    variables: z.record(z.string(), variable).default({}),
    content,
    sample,
  })
  .transform(({ category, subcategory, variables: told, ...prompt }, context) => {
    const place = { category, subcategory } as Place;
    const variables = variablesOf(prompt.content, null).map((one) => ({ ...one, ...told[one.name] }));
    const faults = [
      ...templateFaults(prompt.content, Object.keys(told), variables),
      ...sampleFaults(prompt.use, prompt.sample, variables),
    ];
    if ((asksFirst(prompt.content) || waits.test(prompt.content)) && !prompt.sample.answers)
      faults.push("a prompt that asks has answers");
    if (categoryFault(place)) faults.push(`no such subcategory: ${subcategory}`);
    for (const fault of faults) context.addIssue(fault);
    return { ...prompt, ...place, variables };
  });
