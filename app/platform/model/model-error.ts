import { AppError } from "~/errors";

/** Seconds to wait when a busy service does not say, and the longest wait that is believed. */
const usualWait = 30;
const longestWait = 3_600;

/** What a service says of a faulty request may repeat it; its type and code do not. */
const faultsOfRequest: unknown[] = [400, 413, 422];

/** Characters of a service's own words that are kept for the log. */
const keptWords = 300;

/** The parts of the errors of `ai` that matter here; whatever else they carry, as the request's text, is dropped. */
interface ServiceError {
  message?: unknown;
  statusCode?: unknown;
  responseHeaders?: Record<string, string>;
  data?: unknown;
  cause?: unknown;
}

/**
 * What went wrong upstream, as an error of the product: busy for 429 and 503, refused where a content filter
 * stopped the request, failed for the rest. The cause is a short message without the key, for the log.
 */
export function modelError(error: unknown, apiKey: string): AppError {
  if (error instanceof AppError) return error;
  const service = (typeof error === "object" && error !== null ? error : { message: error }) as ServiceError;
  const cause = new Error(describe(service, apiKey));
  if (service.statusCode === 429 || service.statusCode === 503)
    return new AppError("model_busy", {
      cause,
      retryAfter: waitOf(service.responseHeaders?.["retry-after"]),
    });
  const filtered = /content_filter|content_policy/.test(JSON.stringify(service.data ?? null));
  return new AppError(filtered ? "model_refused" : "model_failed", { cause });
}

function codesOf(data: unknown): unknown[] {
  const error = (data as { error?: { type?: unknown; code?: unknown } } | null)?.error;
  return [error?.type, error?.code];
}

function describe(error: ServiceError, apiKey: string): string {
  const status = typeof error.statusCode === "number" ? `Status ${error.statusCode}` : "No status";
  const reason =
    error.cause instanceof Error && error.cause.message !== error.message ? error.cause.message : "";
  const said = faultsOfRequest.includes(error.statusCode) ? codesOf(error.data) : [error.message, reason];
  const words = said.filter((word) => typeof word === "string" && word !== "").join("; ");
  // Services quote keys back, whole or with the middle left out.
  const safe = words.replaceAll(apiKey || "\0", "[key]").replace(/\bsk-[\w*.-]+/g, "[key]");
  return `${status}: ${safe.slice(0, keptWords)}`;
}

/** `Retry-After` is a number of seconds or a date. */
function waitOf(retryAfter: string | undefined): number {
  if (!retryAfter) return usualWait;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? usualWait : Math.min(Math.max(Math.ceil(seconds), 1), longestWait);
}
