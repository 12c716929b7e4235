import { expect, test } from "vitest";

import { addressWithPrompt, aiServicesFor, lastUsedFirst } from "./ai-services";

test("each type has the specification's number of services", () => {
  expect(aiServicesFor("文章生成用")).toHaveLength(6);
  expect(aiServicesFor("業務自動化用")).toHaveLength(6);
  expect(aiServicesFor("画像生成用")).toHaveLength(5);
  expect(aiServicesFor("動画生成用")).toHaveLength(7);
});

test("any other type uses the text list", () => {
  expect(aiServicesFor("うちのタグ")).toEqual(aiServicesFor("文章生成用"));
});

test("the prompt is in the address if the service takes it", () => {
  const address = addressWithPrompt(
    { name: "A", url: "https://a.example/new?x=1", promptParameter: "q" },
    "猫 & 犬\n#1",
  );
  expect(new URL(address).searchParams.get("q")).toBe("猫 & 犬\n#1");
  expect(new URL(address).searchParams.get("x")).toBe("1");
});

test("a service without the parameter, or a prompt too long for an address, opens without it", () => {
  expect(addressWithPrompt({ name: "B", url: "https://b.example/" }, "猫")).toBe("https://b.example/");
  const service = { name: "A", url: "https://a.example/", promptParameter: "q" };
  expect(addressWithPrompt(service, "猫".repeat(1_000))).toBe("https://a.example/");
});

test("the service used last comes first, the others keep their order", () => {
  const names = (type: string, used: string[]) =>
    lastUsedFirst(aiServicesFor(type), used).map(({ name }) => name);
  expect(names("文章生成用", ["Claude", "Gemini"])).toEqual([
    "Claude",
    "ChatGPT",
    "Gemini",
    "Microsoft Copilot",
    "Perplexity",
    "Grok",
  ]);
  expect(names("画像生成用", ["Claude", "Gemini"])[0]).toBe("Gemini");
  expect(names("動画生成用", ["Claude", "unknown"])[0]).toBe("Google Flow");
});
