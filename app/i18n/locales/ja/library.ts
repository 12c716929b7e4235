export const library = {
  title: "マイライブラリ",
  create: "新しいプロンプト",
  empty: "プロンプトが見つかりません",
  emptyHint: "最初のプロンプトを作って、ここに保存しましょう。",
  show: "プロンプトを表示",
};
