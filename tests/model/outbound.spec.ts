import { openAiPort } from "../support/servers/addresses";
import { askedOf } from "../support/servers/asked-of";
import { expect, test } from "../support/clients/clients";
import { openAiLane } from "../support/servers/openai-lane";
import { writeAddress } from "../support/clients/write-address";

test(
  "the server requests no address from a model's input or output",
  { tag: "@promise-26a" },
  async ({ registered, visit }) => {
    const path = `/inside-${crypto.randomUUID().slice(0, 8)}`;
    const inside = `http://127.0.0.1:${openAiPort}${path}`;
    const site = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");
    const reply = { description: `![x](${inside}/written.png)`, questions: [], wishes: [], topics: [] };
    await site.script({ kind: "answer", when: "a lighthouse", content: reply });
    await fetch(`${inside}/control`);
    const { client } = await registered();
    await writeAddress(inside, client, await visit());
    const generated = await client.post("/generate", { form: { purpose: "a lighthouse", use: "image" } });
    const draft = await client.get(generated.headers().location!);
    expect(await draft.text()).toContain(`${inside}/written.png`);

    // The Worker itself has reached the trap server, with these very addresses.
    expect(JSON.stringify(await site.calls())).toContain(`${inside}/generate`);
    const asked = await askedOf(openAiPort);
    expect(asked.filter((one) => one.includes(path))).toEqual([`GET ${path}/control`]);
  },
);
