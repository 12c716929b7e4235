export const street = {
  showcase: "街の新着",
  toTown: "街を見に行く",
  /** The sentences on the pictures for other sites. */
  pictures: {
    home: "一行から、使えるプロンプトを",
    town: "コピーして、そのまま使えるプロンプト",
  },
};
