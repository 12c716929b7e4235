import { expect, test } from "../support/clients/clients";
import { publishPrompt } from "../support/clients/publish-prompt";
import { place } from "../support/factories/town-category";

/** What Cloudflare knows of a request, for its local runtime. */
const inNetworkOf = (timezone: string) => ({ "MF-CF-Blob": JSON.stringify({ timezone }) });

const kiritimati = "Pacific/Kiritimati";
const niue = "Pacific/Niue";

test("a date is in the browser's zone, else in the network's, and never in one that is none", async ({
  member,
  visit,
}) => {
  const { client: author } = await member();
  const { shareId } = await publishPrompt(author, place);
  const [{ createdAt }] = await (await author.get("/api/prompts")).json();
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone }).format(new Date(createdAt));
  const reader = await visit();
  const shown = async (headers: Record<string, string>) => {
    const page = await reader.get("/town-prompts?category=marketing&language=all&lang=en", { headers });
    const html = await page.text();
    return /<time[^>]*>([^<]*)</.exec(html.slice(html.indexOf(shareId)))?.[1];
  };
  expect(await shown(inNetworkOf(kiritimati))).toBe(dayIn(kiritimati));
  expect(await shown(inNetworkOf(niue))).toBe(dayIn(niue));
  expect(await shown({ ...inNetworkOf(niue), Cookie: `zone=${kiritimati}` })).toBe(dayIn(kiritimati));
  for (const zone of ["", "Pacific/Nowhere", "'><script>", "x".repeat(4000)]) {
    expect(await shown({ ...inNetworkOf(niue), Cookie: `zone=${zone}` })).toBe(dayIn(niue));
    expect(await shown({ Cookie: `zone=${zone}` })).toBe(dayIn("Asia/Tokyo"));
  }
});
