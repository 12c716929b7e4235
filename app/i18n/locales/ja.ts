import { errors } from "./ja/errors";
import { generator } from "./ja/generator";
import { prompts } from "./ja/prompts";
import { shell } from "./ja/shell";

/** The Japanese dictionary is the source; the others have its shape. */
export const ja = { shell, generator, prompts, errors };

export type Dictionary = typeof ja;
