/**
 * The address of a page on the web as the browser reads it, or null: http or https with a host of several labels, no name and
 * password. One typed without its scheme (`x.com/me`) is taken for https.
 */
export function webAddress(typed: string): string | null {
  // A host has dots and a scheme none, so `x.com:8080` is no scheme.
  const address = /^[a-z][a-z\d+-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!/^https?:\/\/[^/\\\s][^\\\s]*$/i.test(address)) return null;
  if (!URL.canParse(address)) return null;
  const { href, hostname, username, password } = new URL(address);
  return /[^.]\.[^.]/.test(hostname) && username === "" && password === "" ? href : null;
}
