import { openAiPort } from "./addresses";
import { startOpenAiServer } from "./openai-server";

export default async function serveOpenAi() {
  const server = await startOpenAiServer({ port: openAiPort });
  return () => server.close();
}
