const names = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address is of the machine itself, where no foreign Host header leads anywhere else. */
export const isLocalHost = (address: string): boolean => names.includes(new URL(address).hostname);
