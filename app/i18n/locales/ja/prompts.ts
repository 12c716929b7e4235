export const prompts = {
  typeTag: {
    text: "文章生成用",
    automation: "業務自動化用",
    image: "画像生成用",
    video: "動画生成用",
  },
  copy: "コピー",
  copyDone: "コピーしました",
  openIn: "コピーしてAIを開く",
  openInHint: "プロンプトをコピーして、新しいタブで開きます。対応するサービスには、そのまま入力されます。",
  openByHand: "AIを開く",
  openByHandHint: "新しいタブで開きます。上の枠のプロンプトを選択してコピーしてください。",
  copied: "クリップボードにコピーしました",
  copyFailed: "コピーできませんでした",
  copyFailedHint: "プロンプトを選択して、手動でコピーしてください。",
  copiedFor: "プロンプトをコピーしました。**{{service}}**に貼り付けてください",
};
