export const street = {
  showcase: "今日の店：{{shop}}",
  toShop: "この店を見る",
  toTown: "街を見に行く",
  /** The sentences on the pictures for other sites. */
  pictures: {
    home: "一行から、使えるプロンプトを",
    town: "コピーして、そのまま使えるプロンプト",
  },
};
