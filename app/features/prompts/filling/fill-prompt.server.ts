import type { Viewer } from "~/context";
import type { Values } from "~/domain/variables";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { fillTemplate } from "./fill-template";
import { findTemplate } from "./find-template.server";

export const fillPromptOperation = operation({ limit: "read", errors: ["prompt_not_found"] });

/**
 * The text of a prompt with values by variable name: the reader's own by its id, a shared one by its share id.
 * Errors: `prompt_not_found`; `invalid_fields` by `values.<name>`, and for a filled text beyond the limit.
 */
export async function fillPrompt(
  services: Pick<Services, "db">,
  reader: Pick<Viewer, "id"> | null,
  id: string,
  values: Values,
  asks?: boolean,
): Promise<string> {
  return fillTemplate(await findTemplate(services, reader, id), values, asks);
}
