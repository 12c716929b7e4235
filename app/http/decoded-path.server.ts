/** The path of an address as the router compares it: without percent-encoding, where that can be undone. */
export function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
