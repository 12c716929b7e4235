import type { APIResponse } from "@playwright/test";

/** Differences between any two responses: nonce, request id, next token's id, time and duration. */
const fresh: [RegExp, string][] = [
  [/nonce(=\\?"|-)[\w+/=]+/g, "nonce$1N"],
  [/\bdur=\d+/g, "dur=N"],
  [/(name="id" value="|nextTokenId\\",\\")\w+/g, "$1TOKEN"],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "ID"],
];

/** A response without these differences and without the `typed` texts, for comparison with another. */
export async function plainResponse(response: APIResponse, ...typed: string[]) {
  const plain = (text: string) =>
    fresh.reduce(
      (rest, [pattern, mark]) => rest.replaceAll(pattern, mark),
      typed.reduce(
        (rest, one) => rest.replaceAll(one, "TYPED").replaceAll(encodeURIComponent(one), "TYPED"),
        text,
      ),
    );
  return {
    status: response.status(),
    headers: response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() !== "date")
      .map(({ name, value }) => `${name.toLowerCase()}: ${plain(value)}`)
      .sort(),
    body: plain(await response.text()),
  };
}
