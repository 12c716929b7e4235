import { z } from "zod";

/** A moment, as JSON has it: ISO 8601 in UTC. */
export const jsonInstant = z
  .codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (moment) => moment.toISOString(),
  })
  .meta({ override: { type: "string", format: "date-time", pattern: undefined } });
