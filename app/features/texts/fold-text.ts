/** How many times longer a text may become: some signs stand for whole sentences. */
const mostGrowth = 2;
const roomForShort = 200;

/** Text made comparable: lower case, full-width Latin narrowed, Latin accents dropped; kana stay whole. */
export function foldText(text: string): string {
  const compatible = text.normalize("NFKC");
  return (compatible.length <= text.length * mostGrowth + roomForShort ? compatible : text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll("ς", "σ");
}
