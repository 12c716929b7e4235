import type { Viewer } from "~/context";
import { shortName } from "~/features/prompts/prompt";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { InputSchema } from "./responses";
import { findTemplate } from "./find-template.server";
import { inputSchema } from "./input-schema";

export const describeInputsOperation = operation({ limit: "read", errors: ["prompt_not_found"] });

/** The JSON Schema of a prompt's values; the prompt as in `fillPrompt`. Errors: `prompt_not_found`. */
export async function describeInputs(
  services: Pick<Services, "db">,
  reader: Pick<Viewer, "id"> | null,
  id: string,
): Promise<InputSchema> {
  const template = await findTemplate(services, reader, id);
  return inputSchema(template.title ?? shortName(template), template.variables);
}
