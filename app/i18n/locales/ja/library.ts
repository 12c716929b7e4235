export const library = {
  title: "マイライブラリ",
  create: "新しいプロンプト",
  empty: "プロンプトが見つかりません",
  emptyHint: "まだ何も保存していません。最初のプロンプトを作ってみましょう。",
  show: "プロンプトを表示",
  hide: "プロンプトを閉じる",
};
