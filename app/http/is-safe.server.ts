const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Whether a request asks for nothing to be changed (RFC 9110, section 9.2.1). */
export const isSafe = ({ method }: Request): boolean => safeMethods.includes(method);
