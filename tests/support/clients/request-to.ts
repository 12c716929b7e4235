import type { WireRequest } from "../../generated/send";

import { visitor } from "./visitor";

/** A raw request of a visitor with a network of their own. */
export const requestTo = (address: string, more: Partial<WireRequest> = {}): WireRequest => ({
  method: "GET",
  address,
  body: null,
  isChunked: false,
  ...more,
  headers: { ...visitor(), ...more.headers },
});
