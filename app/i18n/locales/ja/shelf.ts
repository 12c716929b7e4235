/** The words of saves, uses and orders on public pages. */
export const shelf = {
  save: "保存",
  saved: "保存済み",
  failed: "保存できませんでした",
  counts: "保存 {{saves, number}}・使用 {{uses, number}}",
  counted: "保存と使用の数",
  newHere: "新顔",
  order: "並び順",
  newestFirst: "新しい順",
  orders: {
    new: "新しい順",
    week: "今週の人気",
    best: "これまでの人気",
    results: "実際の結果つき",
    proven: "効果あり",
  },
  proven: "効果あり",
  unranked: {
    week: "この7日間の人気順はまだありません。新しい順に表示しています。",
    best: "人気順はまだありません。新しい順に表示しています。",
  },
  similar: "似たプロンプト",
  mine: "本棚",
};
