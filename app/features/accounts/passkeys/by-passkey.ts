const parameter = "by";
const value = "passkey";

/** The address of a page's form for a passkey instead of a password; `search` keeps where to go afterwards. */
export const withPasskey = (path: string, search: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.set(parameter, value);
  return `${path}?${parameters}`;
};

/** Whether the form of an address has a passkey instead of a password. */
export const isByPasskey = (url: URL): boolean => url.searchParams.get(parameter) === value;
