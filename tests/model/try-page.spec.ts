import { expect, test } from "../support/clients/plain-browser";
import { register } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import { openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");
const hostile = "<img src=x onerror=alert(1)> **Plan** [x](https://evil.example)";

test("without scripts a prompt is shown with its price, run, and answered twice", async ({ newBrowser }) => {
  const reader = await newBrowser();
  await lane.script(
    { kind: "answer", content: "When do you get up?" },
    { kind: "answer", content: hostile },
    { kind: "answer", content: "Done." },
  );
  const { shareId } = await publishPrompt((await signedUp(newBrowser)).request, { content: "Plan my day." });
  await reader.open(`/prompts/${shareId}?lang=en`);
  await reader.press("Try it here");
  expect(reader.value("Your prompt")).toBe("Plan my day.");
  expect(reader.text()).toContain("3 of 3 left today");
  expect(await lane.calls()).toHaveLength(0);
  await reader.press("Run the prompt");
  expect(reader.text()).toContain("When do you get up?");
  expect(reader.text()).toContain("2 of 3 left today");
  reader.fill("Your answer", "At six.");
  await reader.press("Send");
  expect(reader.text()).toContain("<img src=x onerror=alert(1)>");
  expect(reader.some("strong").map((strong) => strong.textContent)).toContain("Plan");
  expect(reader.some("main a[href^='https://evil']")).toEqual([]);
  expect(reader.text()).toContain("x (https://evil.example)");
  reader.fill("Your answer", "Thanks.");
  await reader.press("Send");
  expect((await lane.calls())[2]?.body.messages.map(({ content }) => content)).toEqual([
    "Plan my day.",
    "When do you get up?",
    "At six.",
    hostile,
    "Thanks.",
  ]);
  expect(reader.text()).toContain("The conversation ends here.");
  await reader.open("/try?lang=en");
  expect(reader.text()).toContain("You have used today’s tries.");
});

test("a refusal keeps the conversation and the answer", async ({ newBrowser }) => {
  const reader = await newBrowser();
  await lane.script(
    { kind: "refusal", text: "No." },
    { kind: "answer", content: "When?" },
    { kind: "error", status: 503, message: "Busy." },
  );
  await reader.open("/try?lang=en");
  reader.fill("Your prompt", "Plan my day.");
  expect((await reader.press("Run the prompt"))?.status()).toBe(502);
  expect(reader.value("Your prompt")).toBe("Plan my day.");
  await reader.press("Run the prompt");
  reader.fill("Your answer", "At six.");
  expect((await reader.press("Send"))?.status()).toBe(503);
  expect(reader.text(reader.one("alert"))).toContain("busy");
  expect(reader.text()).toContain("When?");
});

async function signedUp(newBrowser: () => Promise<{ request: Parameters<typeof register>[0] }>) {
  const author = await newBrowser();
  await register(author.request);
  return author;
}

const pages = [
  { from: "their library", path: ({ id }: Published) => `/dashboard/prompts/${id}/use` },
  { from: "its share page", path: ({ shareId }: Published) => `/prompts/${shareId}/use` },
];
type Published = Awaited<ReturnType<typeof publishPrompt>>;

for (const { from, path } of pages)
  test(`an author without scripts takes a reply to the form of an example, from ${from}`, async ({
    newBrowser,
  }) => {
    const author = await signedUp(newBrowser as never);
    const published = await publishPrompt(author.request, { content: "Plan my day." });
    await lane.script({ kind: "answer", content: "# Six o'clock" });
    const reader = author as Awaited<ReturnType<typeof newBrowser>>;
    await reader.open(`${path(published)}?lang=en`);
    await reader.press("Try it here");
    await reader.press("Run the prompt");
    await reader.press("Show as an example");
    expect(reader.value("The text it made")).toBe("# Six o'clock");
    await reader.press("Add");
    expect(reader.text()).toContain("# Six o'clock");
    expect(reader.path).toBe(`/my-town-prompts/${published.id}/examples`);
  });
