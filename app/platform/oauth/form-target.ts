import { AppError } from "~/errors";

/** Scheme, name or IPv4 address, and port: no wildcard, and no sign that ends a source or a policy. */
const plainOrigin = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/;

/** This device by IPv6: a content security policy knows no such addresses. */
const ownDevice = /^http:\/\/\[::1\](?::\d+)?$/;

/**
 * The origin of an app's address as a source of a content security policy: the form of the consent page may lead there.
 * Errors: `oauth_request_invalid` for an address that no policy can name by itself.
 */
export function formTarget(address: string): string {
  const { origin } = new URL(address);
  if (plainOrigin.test(origin)) return origin;
  if (ownDevice.test(origin)) return "http:";
  throw new AppError("oauth_request_invalid");
}
