import { expect, type APIRequestContext } from "@playwright/test";

import { emailPath } from "~/features/accounts/send-email.server";
import type { EmailKind } from "~/domain/kinds";

export interface ReceivedEmail {
  subject: string;
  text: string;
  /** A path of the site, with its token. */
  link: string;
}

const article = /<article[^>]*><h2[^>]*>(.*?)<\/h2><p[^>]*>(.*?)<\/p><p[^>]*>([^]*?)<\/p><a href="(.*?)"/g;

/** All of the outbox's emails to `to`, newest first. */
export async function readAllEmails(request: APIRequestContext, to: string): Promise<ReceivedEmail[]> {
  const html = await (await request.get("/outbox")).text();
  return [...html.matchAll(article)].flatMap(([, subject = "", recipient, text = "", address = ""]) => {
    const { pathname, search } = new URL(address);
    return recipient === to ? [{ subject, text, link: pathname + search }] : [];
  });
}

/** The outbox's emails of one kind to `to`, newest first. */
export const readEmails = async (request: APIRequestContext, to: string, kind: EmailKind) =>
  (await readAllEmails(request, to)).filter(({ link }) => link.split("?")[0] === emailPath[kind]);

/** Waits for the `count`-th email of a kind to `to`, which is sent after the response. */
export async function readEmail(
  request: APIRequestContext,
  to: string,
  kind: EmailKind = "password_reset",
  count = 1,
): Promise<ReceivedEmail> {
  await expect.poll(async () => (await readEmails(request, to, kind)).length).toBe(count);
  return (await readEmails(request, to, kind))[0]!;
}
