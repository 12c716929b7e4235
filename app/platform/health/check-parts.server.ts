import { sql } from "drizzle-orm";

import type { Services } from "~/services";

type Needs = Pick<Services, "db" | "search" | "cache" | "files">;

/** One small read of each service; an empty result counts as healthy. */
const readings = {
  database: ({ db }: Needs) => db.get(sql`select total from counters limit 1`),
  search: ({ search }: Needs) => search.find({ runs: ["healthz"], scope: null }, 1),
  cache: ({ cache }: Needs) => cache.getMany(["healthz"]),
  files: ({ files }: Needs) => files.read("healthz"),
};

type Part = keyof typeof readings;

export interface Health {
  parts: Record<Part, "ok" | "failed">;
  /** Errors of the failed parts, for the log. */
  failures: unknown[];
}

/** Checks every storage service at once; a part without a response within `milliseconds` has failed. */
export async function checkParts(services: Needs, milliseconds = 2_000): Promise<Health> {
  const names = Object.keys(readings) as Part[];
  const results = await Promise.allSettled(
    names.map((name) => inTime(readings[name](services), name, milliseconds)),
  );
  const failures = results.flatMap((result) =>
    result.status === "rejected" ? [result.reason as unknown] : [],
  );
  const parts = names.map((name, at) => [name, results[at]!.status === "fulfilled" ? "ok" : "failed"]);
  return { parts: Object.fromEntries(parts) as Health["parts"], failures };
}

async function inTime(reading: PromiseLike<unknown>, name: Part, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The ${name} did not answer within ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  try {
    await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
