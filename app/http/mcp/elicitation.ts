import type { ElicitRequestFormParams, InputResponseView } from "@modelcontextprotocol/server";

import type { Variable } from "~/domain/variables";

type FormSchema = ElicitRequestFormParams["requestedSchema"];
type FieldSchema = FormSchema["properties"][string];

function fieldOf({ label, question, kind, options }: Variable): FieldSchema {
  const description = [question, options.join(" / ")].filter(Boolean).join("\n");
  const described = { title: label, ...(description !== "" && { description }) };
  if (kind === "number") return { type: "number", ...described };
  if (kind === "date") return { type: "string", format: "date", ...described };
  if (kind === "url") return { type: "string", format: "uri", ...described };
  // A choice of answers to tap is closed only if the variable is.
  if (kind === "choice" && options.length > 0) return { type: "string", ...described, enum: [...options] };
  return { type: "string", ...described };
}

/** Questions as the form that a client shows its person. Every question may stay open. */
export const elicitationSchema = (questions: readonly Variable[]): FormSchema => ({
  type: "object",
  properties: Object.fromEntries(questions.map((question) => [question.name, fieldOf(question)])),
});

/** The answers of a filled form as texts. Null if it was not asked, or was declined or left. */
export function elicitedAnswers(response: InputResponseView): Record<string, string> | null {
  if (response.kind !== "elicit" || response.action !== "accept") return null;
  const given = Object.entries(response.content ?? {}).filter(([, value]) =>
    ["string", "number"].includes(typeof value),
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
