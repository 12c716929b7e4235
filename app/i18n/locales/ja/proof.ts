/** The words of a comparison shown with a prompt. */
export const proof = {
  title: "{{rival}}との比較",
  rivals: { line: "元の一行", version: "第{{number}}版", proposal: "改善案" },
  outcome: {
    better: "{{all}}件中{{won}}件で、{{rival}}よりよい結果です",
    same: "{{rival}}とはっきりした差はありません",
    worse: "{{all}}件中{{won}}件で、{{rival}}のほうがよい結果です",
  },
  winner: {
    prompt: "このプロンプトの回答のほうがよい",
    rival: "{{rival}}の回答のほうがよい",
    neither: "はっきりした差はない",
  },
  changed: "この比較（第{{version}}版）のあとに、プロンプトが変わっています。",
  set: "条件{{number}}",
  values: "使った値",
  facts: "両方に伝えたこと",
  reply: "このプロンプトの回答",
  rivalReply: "{{rival}}の回答",
  made: "回答と判定: {{engine}}、{{date}}。どれも順番を入れ替えて二回判定しました。",
  quote: "「{{quote}}」",
  show: "プロンプトと一緒に公開",
  withdraw: "公開をやめる",
  becomesPublic:
    "値、伝えたこと、両方の回答、判定、モデル、日付がだれにでも見えます。前に公開した比較があれば、入れ替わります。",
  isShown: "この比較はプロンプトと一緒に公開されています。",
  showTitle: "この比較をプロンプトと一緒に公開しますか？",
  withdrawTitle: "この比較の公開をやめますか？",
  withdrawLead: "しばらく手元に残りますが、読む人には見えなくなります。",
};
