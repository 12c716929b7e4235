/** What a prompt is called where its whole purpose would be too long: the purpose's first 80 characters. */
export const shortName = ({ originalInput }: { originalInput: string }): string =>
  Array.from(originalInput.slice(0, 160)).slice(0, 80).join("");
