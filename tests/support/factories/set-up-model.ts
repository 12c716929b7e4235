import { expect } from "vitest";
import { z } from "zod";

import { AppError } from "~/errors";
import type { ModelRequest } from "~/platform/model/model";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";

export const apiKey = "sk-very-secret-key-1234";

/** A valid response to the schema of `ask`. */
export const haiku = { title: "古池", lines: ["古池や", "蛙飛びこむ", "水の音"] };

const haikuSchema = z.strictObject({ title: z.string().max(12), lines: z.array(z.string()).length(3) });

/** A model on a lane of its own, with its scripted replies; `ask` asks it for a haiku. */
export async function setUpModel(
  serverUrl: string,
  replies: Reply[],
  settings: Partial<OpenAiSettings> = {},
) {
  const lane = openAiLane(serverUrl);
  await lane.script(...replies);
  const model = openAiModel({ apiKey, baseUrl: lane.baseUrl, model: "town-large", ...settings });
  let spent = 0;
  const spend = async () => void (spent += 1);
  const ask = (request: Partial<ModelRequest<z.output<typeof haikuSchema>>> = {}) =>
    model.generate({
      instructions: "Write a haiku.",
      input: "a frog",
      schema: haikuSchema,
      spend,
      ...request,
    });
  return { lane, model, ask, spent: () => spent };
}

/** The app error of a promise that must reject. */
export async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => "It did not fail.",
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}
