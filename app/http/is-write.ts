/** Whether a request may have changed something. */
export const isWrite = ({ method }: Request): boolean => method !== "GET" && method !== "HEAD";
