/** A prompt far too long for its card, in lines of which each is another. */
export const longText = Array.from(
  { length: 60 },
  (_, index) => `${index + 1}. {{店${index}}}の案内を${index * 7}字で書き、${index % 5}つの例を添える。`,
).join("\n");
