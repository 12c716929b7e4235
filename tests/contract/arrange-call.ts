import type { APIRequestContext, APIResponse } from "@playwright/test";

import { checkEach } from "../support/check-each";
import { createFolder, createPrompt } from "../support/factories/library-client";
import { requestGoogleToken } from "../support/clients/members";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { sharePrompt } from "../support/clients/share-prompt";
import { visitor } from "../support/clients/visitor";

import type { Call, Subject } from "./calls";

type Names = Record<string, string>;

/** Creates the subject of a call; returns the ids for its path. */
async function prepare(client: APIRequestContext, subject?: Subject): Promise<Names> {
  if (subject === undefined) return {};
  const { id: folderId } = await createFolder(client, uniqueWord());
  if (subject === "folder") return { id: folderId, folderId };
  if (subject === "prompt") return { id: (await createPrompt(client)).id, folderId };
  const { id, shareId } =
    subject === "shared prompt"
      ? await sharePrompt(client, { title: "a title" })
      : await publishPrompt(client);
  return { id, shareId, folderId };
}

/** Replaces the `{names}` of a path or a payload. */
const fill = (template: string, names: Names) =>
  template.replaceAll(/\{(\w+)\}/g, (braced, name: string) => names[name] ?? braced);

/** Differences from a successful call. */
interface Other {
  method?: "HEAD";
  payload?: unknown;
  /** A form in place of the payload. */
  multipart?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
}

/** Creates the subject of a call, owned by the session of `owner`. */
export async function arrangeCall(call: Call, owner: APIRequestContext) {
  const names: Names = { ...(await prepare(owner, call.about)), word: uniqueWord() };
  const template = JSON.stringify(call.payload ?? null);
  if (template.includes("{idToken}")) names.idToken = await requestGoogleToken();
  const path = fill(call.path, names);
  const payload = (JSON.parse(fill(template, names)) as Record<string, unknown> | null) ?? undefined;
  return {
    payload,
    /** Sends the call, with differences if any. Each has its own network, so that no rate limit is reached. */
    send(client: APIRequestContext, other: Other = {}): Promise<APIResponse> {
      const { method = call.method, query = "", multipart, headers } = other;
      const body = multipart ? { multipart } : { data: "payload" in other ? other.payload : payload };
      return client.fetch(`${path}${query}`, { method, ...body, headers: { ...visitor(), ...headers } });
    },
  };
}

/** Creates the subjects of several calls, each with its own. */
export async function arrangeCalls(calls: readonly Call[], owner: APIRequestContext) {
  const arranged: { call: Call; send: Awaited<ReturnType<typeof arrangeCall>>["send"] }[] = [];
  await checkEach(
    calls,
    ({ call }) => call,
    async (call) => {
      arranged.push({ call, send: (await arrangeCall(call, owner)).send });
    },
  );
  return arranged;
}
