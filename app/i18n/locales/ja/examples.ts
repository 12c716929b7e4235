/** The examples on a prompt's page. */
export const examples = {
  shown: "このプロンプトでできたもの",
  sample: "編集部が書いた見本です",
  sampleShort: "見本",
  none: "このプロンプトでできたものを載せると、使う人に伝わります。",
  add: "作例を追加",
  manage: "作例を編集",
  hidden: "プロンプトが非公開の間、作例の画像は表示されません。",
  open: "大きな画像を開く",
  more: "続きを読む",
  values: "使った値",
  use: "この値で使う",
  noneShown: {
    results: "結果のあるプロンプトはまだありません",
    resultsHint: "使って作ったものを見せている投稿が、ここに並びます。編集部の見本は数えません。",
    proven: "比べて効果を確かめたプロンプトはまだありません",
    provenHint: "元の一行や前の版より良い結果になったと比較が示した投稿が、ここに並びます。",
  },
};
