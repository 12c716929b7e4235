import { purposeLimit } from "./limits";
import { typedText } from "~/features/texts/typed-text";

/** What the person wants to do, in their words (specification, section 3: originalInput). */
export const purpose = typedText(purposeLimit, "purpose_required");
