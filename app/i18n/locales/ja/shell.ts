export const shell = {
  product: "プロンプトの街",
  tagline: "プロンプトの生成・保存・共有プラットフォーム",
  description:
    "やりたいことを一行書くだけで、どのAIでもそのまま使えるプロンプトができあがります。文章、業務自動化、画像、動画に対応。",
  skipToContent: "本文へ移動",
  backToTop: "トップへ戻る",
  close: "閉じる",
  notifications: "お知らせ",
  loading: "読み込み中",
  menu: {
    open: "メニューを開く",
    title: "メニュー",
    home: "ホーム",
    signIn: "ログイン",
    terms: "利用規約",
    privacy: "プライバシーポリシー",
    legal: "規約とプライバシー",
  },
  languagePicker: "表示言語",
  languageChanged: "表示言語を日本語に変更しました",
  copyright: "© {{year}} プロンプトの街",
  notFound: {
    title: "Page Not Found",
    text: "お探しのページは見つかりませんでした。URLが変わったか、削除された可能性があります。",
    action: "トップページへ",
  },
  failure: {
    title: "うまく表示できませんでした",
    text: "時間をおいて、もう一度お試しください。続くときは、下の番号を添えてお知らせください。",
    reload: "再読み込み",
    requestId: "番号：{{id}}",
  },
  auth: {
    title: "ログイン・新規登録",
    lead: "会員登録の受付は、ただいま準備中です。",
    draftKept:
      "作ったプロンプトはなくなりません。作成から24時間は、同じURLでいつでも開けます。リンクを控えておくと、あとから続きを始められます。",
    draftBack: "プロンプトに戻る",
  },
};
