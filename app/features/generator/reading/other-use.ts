import { sceneUseOf } from "./scene-use";
import { seemsAutomation } from "./seems-automation";

/** The use of a line that was written for a text and seems to be a picture, a film or an automation; null for another line. */
export const otherUseOf = (line: string): "automation" | "image" | "video" | null =>
  sceneUseOf(line) ?? (seemsAutomation(line) ? "automation" : null);
