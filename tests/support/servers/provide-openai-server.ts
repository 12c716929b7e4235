import type { TestProject } from "vitest/node";

import { startOpenAiServer } from "./openai-server";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the OpenAI server next to the tests. */
    openAiServer: string;
  }
}

export default async function provideOpenAiServer(project: TestProject) {
  const server = await startOpenAiServer();
  project.provide("openAiServer", server.url);
  return () => server.close();
}
