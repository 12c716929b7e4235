import { z } from "zod";

/** A moment in JSON: ISO 8601 in UTC. */
export const jsonInstant = z
  .codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (moment) => moment.toISOString(),
  })
  .meta({ override: { type: "string", format: "date-time", pattern: undefined } });

/**
 * Conditions between the fields of a JSON Schema. Generators of clients make another type of an `anyOf` next to
 * `properties`, and leave `then` to validators.
 */
export const conditions = <Rules extends object>(rules: Rules) => ({
  if: {},
  // oxlint-disable-next-line unicorn/no-thenable -- A word of JSON Schema.
  then: rules,
});

/** OpenAPI schemas of query parameters, whose values arrive as text. */
export const pageParameter = { type: "integer", minimum: 1, default: 1, pattern: undefined } as const;

export const textParameter = (names?: readonly string[]) => ({
  type: "string" as const,
  anyOf: undefined,
  default: undefined,
  enum: names && [...names],
});

/** One of some numbers; default: the first. */
export const oneOfParameter = (numbers: readonly number[]) => ({
  type: "integer" as const,
  enum: [...numbers],
  default: numbers[0],
  pattern: undefined,
});
