export interface Sentence {
  start: number;
  end: number;
  text: string;
}

/** The sentences of a text, a line break ending one too; lengths are kept, so that positions fit the text. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^\n。！？!?.]*(?:[。！？]+|[!?.]+(?=\s|$)|[!?.]|\n|$)/g)]
    .reduce<Sentence[]>((sentences, { index, 0: piece }) => {
      const last = sentences.at(-1);
      // A full stop inside a word, a number or an address ends nothing.
      if (last && /[!?.]$/.test(last.text) && !/^\s/.test(piece) && last.end === index)
        sentences[sentences.length - 1] = { ...last, end: index + piece.length, text: last.text + piece };
      else sentences.push({ start: index, end: index + piece.length, text: piece });
      return sentences;
    }, [])
    .filter(({ text: piece }) => piece.trim() !== "");
}
