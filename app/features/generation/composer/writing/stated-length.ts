/** "a 30-second clip" is 30 seconds long. */
export function statedLength(length: string): string {
  return length
    .replace(/^one-(second|minute|hour|page|line|slide|sentence|paragraph)$/i, "one $1")
    .replace(
      /^(\d+|two|three|four|five|ten)-(second|minute|hour|page|word|line|slide|sentence|paragraph)$/i,
      "$1 $2s",
    );
}
