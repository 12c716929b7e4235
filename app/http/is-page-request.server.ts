import { isShared } from "./cookieless.server";
import { isApiCall } from "./is-api-call.server";

/** Whether a person may have asked: neither a call of the API nor what programs fetch (feeds, pictures, the widget). */
export const isPageRequest = (request: Request): boolean => !isApiCall(request) && !isShared(request);
