export const passkeys = {
  title: "パスキー",
  lead: "指紋・顔・画面ロックで、パスワードを入力せずにログインできます。",
  empty: "パスキーはまだありません。",
  add: "パスキーを作成",
  unknown: "不明なブラウザー",
  created: "{{date}}に作成",
  used: "最終使用 {{date}}",
  unused: "未使用",
  failed: "パスキーを作成できませんでした",
  remove: "削除",
  removeNamed: "パスキーを削除：{{name}}、{{created}}",
  removeTitle: "「{{name}}」のパスキーを削除しますか？",
  removeLead:
    "このパスキーではログインできなくなります。ほかのログイン方法がなくなったときは、メールでパスワードを設定できます。",
  removeFailed: "パスキーを削除できませんでした",
};
