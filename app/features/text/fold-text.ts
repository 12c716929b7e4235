/** Maximum growth of a text: some characters expand to whole sentences. */
const mostGrowth = 2;
const roomForShort = 200;

/** Folds text for comparison: lower case, full-width Latin narrowed, Latin accents dropped; kana unchanged. */
export function foldText(text: string): string {
  const compatible = text.normalize("NFKC");
  return (compatible.length <= text.length * mostGrowth + roomForShort ? compatible : text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll("ς", "σ");
}
