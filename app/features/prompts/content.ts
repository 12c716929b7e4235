import { contentLimit } from "./limits";
import { typedText } from "~/features/texts/typed-text";

/** The text of a prompt (specification, section 3: content). */
export const content = typedText(contentLimit, "content_required");
