import { typeTagUse, type PromptUse } from "~/domain/prompt-use";

export interface AiService {
  name: string;
  url: string;
  /** The query parameter that fills in the prompt, where the site has one. */
  promptParameter?: string;
}

const chatGpt = { name: "ChatGPT", url: "https://chatgpt.com/", promptParameter: "q" };
const gemini = { name: "Gemini", url: "https://gemini.google.com/app" };
const copilot = { name: "Microsoft Copilot", url: "https://copilot.microsoft.com/", promptParameter: "q" };

const chatAssistants: AiService[] = [
  chatGpt,
  { name: "Claude", url: "https://claude.ai/new", promptParameter: "q" },
  gemini,
  copilot,
  { name: "Perplexity", url: "https://www.perplexity.ai/search", promptParameter: "q" },
  { name: "Grok", url: "https://grok.com/", promptParameter: "q" },
];

/** The services of each use, in this order (specification, section 9: six, six, five and seven). */
const services: Record<PromptUse, AiService[]> = {
  text: chatAssistants,
  automation: chatAssistants,
  image: [
    chatGpt,
    gemini,
    { name: "Midjourney", url: "https://www.midjourney.com/imagine" },
    { name: "Adobe Firefly", url: "https://firefly.adobe.com/" },
    copilot,
  ],
  video: [
    { name: "Google Flow", url: "https://labs.google/fx/tools/flow" },
    { name: "Runway", url: "https://app.runwayml.com/" },
    { name: "Kling AI", url: "https://app.klingai.com/global/" },
    { name: "Luma Dream Machine", url: "https://dream-machine.lumalabs.ai/" },
    { name: "Pika", url: "https://pika.art/" },
    { name: "Hailuo AI", url: "https://hailuoai.video/" },
    gemini,
  ],
};

/** Servers commonly refuse longer URLs; the prompt is on the clipboard anyway. */
const longestUrl = 8_000;

/** The services for a prompt's type tag; any other type uses the text list. */
export function aiServicesFor(type: string): AiService[] {
  return services[typeTagUse(type) ?? "text"];
}

/** The URL of a service, with the prompt filled in where the service and the length allow it. */
export function addressWithPrompt(service: AiService, prompt: string): string {
  if (!service.promptParameter) return service.url;
  const url = new URL(service.url);
  url.searchParams.set(service.promptParameter, prompt);
  return url.href.length <= longestUrl ? url.href : service.url;
}

/** The services with the one used last in front; `used`: names of services, the last one first. */
export function lastUsedFirst(offered: readonly AiService[], used: readonly string[]): AiService[] {
  const last = used.find((name) => offered.some((service) => service.name === name));
  return offered.toSorted((one, other) => Number(other.name === last) - Number(one.name === last));
}
