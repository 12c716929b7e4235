/** The built Worker without a model: the built-in engine answers. */
export const builtinUrl = "http://localhost:8790";

/** The built Worker with a model, which is the OpenAI server of the tests. */
export const modelUrl = "http://localhost:8791";

/** The built Worker of the generated requests, which needs no model either. */
export const generatedUrl = `http://localhost:${Number(new URL(builtinUrl).port) + 4}`;

export const openAiPort = 8792;

export const oidcPort = 8793;
