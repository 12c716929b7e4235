import type { Template } from "~/domain/variable-definitions";
import type { Services } from "~/services";

import { listFacts } from "./list-facts.server";
import { placeFacts, type PlacedFacts } from "./place-facts";

/** A text as others may see it: without the viewer's facts, which are fields again (`placeFacts`). */
export const placeOwnFacts = async (
  services: Pick<Services, "db">,
  viewer: { id: string },
  template: Template,
  limit: number,
): Promise<PlacedFacts> => placeFacts(template, await listFacts(services, viewer), limit);
