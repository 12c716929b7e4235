// A model behind an OpenAI-compatible service as executor or judge: OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL.
import { createOpenAI } from "@ai-sdk/openai";
import { generateText } from "ai";

const atOnce = 4;

/** Sends each prompt in its own conversation: `{case: prompt}` to `{case: reply}`. Error: the service's. */
export async function askModel(prompts) {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: name = "gpt-5-mini" } = process.env;
  if (!apiKey) throw new Error("OPENAI_API_KEY is not set.");
  const model = createOpenAI({ apiKey, baseURL }).chat(name);
  const waiting = Object.entries(prompts);
  const replies = {};
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, prompt] = next;
      replies[id] = (await generateText({ model, prompt })).text;
      console.log(`${Object.keys(replies).length}/${Object.keys(prompts).length} ${id}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return replies;
}
