/** An address as people write it, with its Japanese words as they are: a third as long, and browsers take it for the same. */
export const readableAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, (letters) => decodeURIComponent(letters));
