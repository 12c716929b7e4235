/** The browser's own name for itself. */
export const userAgentOf = (request: Request): string => request.headers.get("User-Agent") ?? "";
