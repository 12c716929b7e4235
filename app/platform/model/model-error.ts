import { AppError } from "~/errors";

/** Seconds to wait where a busy service gives none, and the longest wait accepted. */
const usualWait = 30;
const longestWait = 3_600;

/** Statuses whose message may repeat the request; type and code do not. */
const faultsOfRequest: unknown[] = [400, 413, 422];

/** Logged characters of a service's message. */
const keptWords = 300;

/** The used parts of the errors of `ai`; the rest, such as the request's text, is dropped. */
interface ServiceError {
  message?: unknown;
  statusCode?: unknown;
  responseHeaders?: Record<string, string>;
  data?: unknown;
  cause?: unknown;
}

/**
 * An upstream error as an app error: `model_busy` for 429 and 503, `model_refused` for a content filter, `model_failed` for
 * the rest. The cause is a short message without the key, for the log.
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
  // Services repeat keys, whole or with the middle masked.
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
