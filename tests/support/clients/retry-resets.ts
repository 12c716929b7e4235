import type { APIRequestContext } from "@playwright/test";

/**
 * Sends a request once more if the local runtime closed its connection before the response, as it does on rare
 * occasions; other failures are final. All methods of `client` use its `fetch`.
 */
export function retryResets(client: APIRequestContext): APIRequestContext {
  const fetch = client.fetch.bind(client);
  client.fetch = (request, options) => fetch(request, { maxRetries: 1, ...options });
  return client;
}
