export const street = {
  showcase: "今日の店：{{shop}}",
  toShop: "この店を見る",
  toTown: "街を見に行く",
  chosenBy: "{{editors}}が選びました。",
  useAsIs: "コピーして、そのまま使えます。",
  yours: "自分の一覧",
  feedLink: "RSSで受け取る（フィードリーダー用のアドレス）",
  makeThis: "この言葉で今すぐ作る",
  nearPlace: "近いカテゴリー",
  nearPrompts: "近いプロンプト",
  shops: {
    label: "街の通り",
    lead: "赤い提灯の店には、この7日間に新しいプロンプトが入りました。",
    lit: "新着あり",
  },
  /** The sentences on the pictures for other sites. */
  pictures: {
    home: "一行から、使えるプロンプトを",
    town: "コピーして、そのまま使えるプロンプト",
  },
};
