import { AppError } from "~/errors";
import { createI18n } from "~/i18n/middleware.server";

import { toErrorBody } from "./error-body.server";

const methods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/** What a request breaks that the router cannot take: a method it does not know, an Origin that is no origin. */
function complaintOf(request: Request): AppError | null {
  const origin = request.headers.get("Origin");
  if (!methods.includes(request.method)) return new AppError("method_not_allowed");
  if (origin !== null && origin !== "null" && !URL.canParse(origin)) return new AppError("cross_origin");
  return null;
}

/** Refuses what would make the router fail; null lets the request in. */
export function refuseAtFrontDoor(request: Request): Response | null {
  const complaint = complaintOf(request);
  if (!complaint) return null;
  const headers = {
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    ...(complaint.code === "method_not_allowed" && { Allow: methods.join(", ") }),
  };
  return Response.json(toErrorBody(complaint, createI18n(request)), { status: complaint.status, headers });
}
