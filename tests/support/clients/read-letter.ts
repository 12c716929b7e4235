import { expect, type APIRequestContext } from "@playwright/test";

import { letterPath } from "~/features/accounts/letters";
import type { LetterKind } from "~/platform/mail/mail";

export interface ReceivedLetter {
  subject: string;
  text: string;
  /** A path of the site, with its token. */
  link: string;
}

const article = /<article[^>]*><h2[^>]*>(.*?)<\/h2><p[^>]*>(.*?)<\/p><p[^>]*>([^]*?)<\/p><a href="(.*?)"/g;

/** The letters of one kind that lie in the outbox for `to`, newest first. */
export async function readLetters(
  request: APIRequestContext,
  to: string,
  kind: LetterKind,
): Promise<ReceivedLetter[]> {
  const html = await (await request.get("/outbox")).text();
  return [...html.matchAll(article)].flatMap(([, subject = "", recipient, text = "", address = ""]) => {
    const { pathname, search } = new URL(address);
    return recipient === to && pathname === letterPath[kind]
      ? [{ subject, text, link: pathname + search }]
      : [];
  });
}

/** Waits for the `count`-th letter of a kind to `to`, which leaves after the answer that promises it. */
export async function readLetter(
  request: APIRequestContext,
  to: string,
  kind: LetterKind = "password_reset",
  count = 1,
): Promise<ReceivedLetter> {
  await expect.poll(async () => (await readLetters(request, to, kind)).length).toBe(count);
  return (await readLetters(request, to, kind))[0]!;
}
