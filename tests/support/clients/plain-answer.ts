import type { APIResponse } from "@playwright/test";

/** What differs in every two answers: the nonce, the request's id, the id of the next token, the moment, how long it took. */
const fresh: [RegExp, string][] = [
  [/nonce(=\\?"|-)[\w+/=]+/g, "nonce$1N"],
  [/\bdur=\d+/g, "dur=N"],
  [/(name="id" value="|nextTokenId\\",\\")\w+/g, "$1TOKEN"],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "ID"],
];

/** An answer without what differs in every two, and without `typed`: comparable with another one. */
export async function plainAnswer(response: APIResponse, typed: string) {
  const plain = (text: string) =>
    fresh.reduce(
      (rest, [pattern, mark]) => rest.replaceAll(pattern, mark),
      text.replaceAll(typed, "TYPED").replaceAll(encodeURIComponent(typed), "TYPED"),
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
