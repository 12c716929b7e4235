import { browser } from "wxt/browser";

import type { CallName, Calls, Fault, Reply, Request } from "../messages";

/** A call that failed, with its reason. */
export class Failed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

/** Calls the background. Throws `Failed`. */
export async function ask<Name extends CallName>(
  call: Name,
  takes: Calls[Name]["takes"],
): Promise<Calls[Name]["returns"]> {
  const request: Request<Name> = { to: "background", call, takes };
  const reply = (await browser.runtime.sendMessage(request)) as Reply<Name> | undefined;
  if (!reply) throw new Failed({ code: "misread", message: "" });
  if ("fault" in reply) throw new Failed(reply.fault);
  return reply.value;
}

/** The reason of a failed call. */
export const faultIn = (thrown: unknown): Fault =>
  thrown instanceof Failed ? thrown.fault : { code: "misread", message: "" };
