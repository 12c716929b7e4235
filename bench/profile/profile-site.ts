import { dirname } from "node:path";

import { openDatabase } from "../../scripts/databases/open-database";
import { ask } from "../requests/ask";
import { formatTable } from "../report/format-table";
import { townCategories } from "../requests/town-categories";
import { serveWorkers, type BuiltWorker } from "../../scripts/serve-workers";
import { signIn } from "../serve/sign-in";
import { inspectorPort, recordProfile } from "./inspector";
import { selfTimes } from "./self-times";

interface Profiled {
  site: BuiltWorker;
  stateFolder: string;
  /** The requested path; `{shareId}` is replaced by a prompt's. Signed in for pages of members. */
  path: string;
  seconds: number;
}

const shown = 20;
const connections = 4;
const memberPages = /^\/(dashboard|profile|my-town-prompts|api\/(prompts\?|folders|my-town-prompts|profile))/;

const idle = ["(idle)", "(program)", "(root)"];

/** CPU time of the built Worker under load, by function and by package, as tables. */
export async function profileSite({ site, stateFolder, path, seconds }: Profiled): Promise<string> {
  const { database } = openDatabase(stateFolder, "prompts");
  const { shareId } = townCategories(database);
  const member = await signIn(database, "member-0");
  database.close();
  const { origins, close } = await serveWorkers({ workers: [site], stateFolder, inspectorPort });
  try {
    const url = origins[site.name] + path.replace("{shareId}", shareId);
    const target = { url, headers: memberPages.test(path) ? member : {}, seconds };
    await askFor(target);
    let answered = 0;
    const profile = await recordProfile(site.name, async () => {
      answered = await askFor(target);
    });
    const times = selfTimes(profile, dirname(site.config)).filter(({ place }) => !idle.includes(place));
    return [byFunction(times, path, answered), byPackage(times)].join("\n\n");
  } finally {
    await close();
  }
}

/** Sends requests over a few connections for this many seconds. Returns their number. */
async function askFor({ url, headers, seconds }: { url: string; headers: HeadersInit; seconds: number }) {
  const end = performance.now() + seconds * 1_000;
  let answered = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      await ask(url, { headers });
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return answered;
}

type Times = ReturnType<typeof selfTimes>;

const sum = (times: Times) => times.reduce((total, { milliseconds }) => total + milliseconds, 0);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function byFunction(times: Times, path: string, answered: number): string {
  const whole = sum(times);
  const rows = times
    .slice(0, shown)
    .map(({ place, milliseconds }) => ({ share: percent(milliseconds, whole), "own time of": place }));
  return formatTable(`${path}: about ${(whole / answered).toFixed(1)} ms of JavaScript a request`, rows);
}

function byPackage(times: Times): string {
  const whole = sum(times);
  const sums = new Map<string, number>();
  for (const { part, milliseconds } of times) sums.set(part, (sums.get(part) ?? 0) + milliseconds);
  const rows = [...sums]
    .sort(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([part, milliseconds]) => ({ share: percent(milliseconds, whole), part }));
  return formatTable("By package", rows);
}
