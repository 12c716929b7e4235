/** Text made comparable: lower case, full-width Latin narrowed, Latin accents dropped; kana stay whole. */
export function foldText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll("ς", "σ");
}
