import type { Localized } from "../../composition";
import { en } from "./en";
import { es } from "./es";
import type { Frame } from "./frame";
import { ja } from "./ja";

export const frames: Localized<Frame> = { ja, en, es };
