import { ask } from "./ask";

interface Document {
  paths: Record<string, { get?: object }>;
}

/** The GET endpoints of the API's document missing from these addresses. */
export async function unmeasured(origin: string, addresses: readonly string[]): Promise<string[]> {
  const { paths } = JSON.parse((await ask(`${origin}/api/openapi.json`)).text) as Document;
  const asked = addresses.map((address) => new URL(address, origin).pathname);
  return Object.entries(paths)
    .filter(([, methods]) => methods.get)
    .map(([path]) => path)
    .filter((path) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, "[^/]+")}$`);
      return !asked.some((address) => pattern.test(address));
    });
}
