import { memberWrites, type Ids, type MemberWrite } from "../requests/member-writes";
import type { TownCategories } from "../requests/town-categories";
import { ask, formType, type HttpResponse } from "../requests/ask";

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

/** An address of a household that has not reported anything yet. */
const randomNetwork = () => {
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${part()}:${part()}::1`;
};

/** Measures each write of a member, a visitor and an admin, one after the other, in rounds that clean up after themselves. */
export async function measureWrites(
  origin: string,
  { member, admin }: Record<"member" | "admin", Record<string, string>>,
  { remixedId: shared, promptId: reported, memberId: person }: TownCategories,
): Promise<MeasuredWrite[]> {
  const headersOf = ({ by, form }: MemberWrite) => ({
    Origin: origin,
    "Content-Type": form ? formType : "application/json",
    ...(by === "visitor" ? { "CF-Connecting-IP": randomNetwork() } : by === "admin" ? admin : member),
  });
  const responses = new Map<string, { url: string; method: string; all: HttpResponse[] }>();
  const { prompts } = JSON.parse((await ask(`${origin}/api/public-prompts`, { headers: member })).text) as {
    prompts: { shareId: string; originalCreatorId: string | null; isSaved: boolean }[];
  };
  const other = prompts.find(
    ({ isSaved, originalCreatorId }) => !isSaved && originalCreatorId !== "member-0",
  )!.shareId;
  // The first round is the warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const ids: Ids = { folder: "", prompt: "", undo: "", shared, other, reported, person, example: "" };
    for (const write of memberWrites(round)) {
      const { page, method, address, body, form, keeps } = write;
      const json = body ? JSON.stringify(typeof body === "function" ? body(ids) : body) : null;
      const response = await ask(origin + address(ids), {
        method,
        headers: headersOf(write),
        body: form ? new URLSearchParams(form).toString() : json,
      });
      if (keeps)
        ids[keeps] = (JSON.parse(response.text) as Record<string, string>)[keeps === "undo" ? "undo" : "id"]!;
      if (round === 0)
        responses.set(page, {
          url: address({
            folder: "{id}",
            prompt: "{id}",
            undo: "{id}",
            shared: "{shareId}",
            other: "{shareId}",
            reported: "{id}",
            person: "{id}",
            example: "{id}",
          }),
          method,
          all: [],
        });
      else responses.get(page)!.all.push(response);
    }
  }
  return [...responses].map(([page, { url, method, all }]) => {
    const most = (what: "rowsRead" | "rowsWritten" | "roundTrips") =>
      Math.max(...all.map((response) => response[what]));
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
