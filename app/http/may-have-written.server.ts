import type { RouterContextProvider } from "react-router";

import { writesContext } from "~/context";

import { isSafe } from "./is-safe.server";

interface Answered {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Whether a request that has been answered may have changed what its caller reads back. */
export const mayHaveWritten = ({ request, context }: Answered): boolean =>
  context.get(writesContext) ?? !isSafe(request);
