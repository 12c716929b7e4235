import { plainFaults, variablesOf } from "~/features/generation/plain-faults";

/**
 * What an improved prompt lost of the prompt as the person wrote it, as far as plain code can see: its language, its
 * `{{variables}}` and its `${variables}`. In English, for the model to repair; empty where everything is there.
 */
export function keptFaults(improved: string, prompt: string): string[] {
  const faults = plainFaults(improved, prompt, variablesOf(prompt)).map((fault) =>
    fault.startsWith("The variable") ? fault : fault.replaceAll("purpose", "prompt"),
  );
  const dollars = new Set(prompt.match(/\$\{[^{}\n]{1,60}\}/g));
  return [
    ...faults,
    ...[...dollars]
      .filter((name) => !improved.includes(name))
      .map((name) => `The variable ${name} is missing.`),
  ];
}
