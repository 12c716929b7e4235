import { env } from "cloudflare:workers";

let writes = 0;

/** Runs `work` while the database refuses a kind of write, e.g. `DELETE ON folders`, in the middle of a command. */
export async function failingWrite<Result>(write: string, work: () => Promise<Result>): Promise<Result> {
  const name = `failing_write_${(writes += 1)}`;
  await env.DB.prepare(
    `CREATE TRIGGER ${name} BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'The disk is full.'); END`,
  ).run();
  try {
    return await work();
  } finally {
    await env.DB.prepare(`DROP TRIGGER ${name}`).run();
  }
}
