import { errors } from "./es/errors";
import { generator } from "./es/generator";
import { prompts } from "./es/prompts";
import { shell } from "./es/shell";
import type { Dictionary } from "./ja";

export const es: Dictionary = { shell, generator, prompts, errors };
