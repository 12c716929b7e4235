import { memberWrites, type Ids } from "../requests/member-writes";
import { ask, type Answer } from "../requests/ask";

/** Costs of a write: rows and round trips, the maximum of all rounds; milliseconds for the client, median and maximum. */
export interface MeasuredWrite {
  page: string;
  method: string;
  url: string;
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
  p50Ms: number;
  worstMs: number;
}

const rounds = 15;

/** Measures each write of a member, one after the other, in rounds that clean up after themselves. */
export async function measureWrites(
  origin: string,
  member: Record<string, string>,
  shared: string,
): Promise<MeasuredWrite[]> {
  const headers = { ...member, Origin: origin, "Content-Type": "application/json" };
  const answers = new Map<string, { url: string; method: string; all: Answer[] }>();
  const { prompts } = JSON.parse((await ask(`${origin}/api/public-prompts`, { headers })).text) as {
    prompts: { shareId: string; originalCreatorId: string | null; isSaved: boolean }[];
  };
  const other = prompts.find(
    ({ isSaved, originalCreatorId }) => !isSaved && originalCreatorId !== "member-0",
  )!.shareId;
  // The first round is the warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const ids: Ids = { folder: "", prompt: "", undo: "", shared, other, example: "" };
    for (const { page, method, address, body, keeps } of memberWrites(round)) {
      const answer = await ask(origin + address(ids), {
        method,
        headers,
        body: body ? JSON.stringify(typeof body === "function" ? body(ids) : body) : null,
      });
      if (keeps)
        ids[keeps] = (JSON.parse(answer.text) as Record<string, string>)[keeps === "undo" ? "undo" : "id"]!;
      if (round === 0)
        answers.set(page, {
          url: address({
            folder: "{id}",
            prompt: "{id}",
            undo: "{id}",
            shared: "{shareId}",
            other: "{shareId}",
            example: "{id}",
          }),
          method,
          all: [],
        });
      else answers.get(page)!.all.push(answer);
    }
  }
  return [...answers].map(([page, { url, method, all }]) => {
    const most = (what: "rowsRead" | "rowsWritten" | "roundTrips") =>
      Math.max(...all.map((answer) => answer[what]));
    const times = all.map(({ milliseconds }) => milliseconds).sort((one, next) => one - next);
    return {
      page,
      method,
      url,
      rowsRead: most("rowsRead"),
      rowsWritten: most("rowsWritten"),
      roundTrips: most("roundTrips"),
      p50Ms: Math.round(times[times.length >> 1]!),
      worstMs: Math.round(times.at(-1)!),
    };
  });
}
