import type { ImprovementCode } from "~/features/optimization/improvement";

export const optimization = {
  title: "プロンプトの最適化",
  lead: "課題の役に立たない言葉を取り除き、あなたにしか分からないことをたずねます。採用するまで、元の内容は変わりません。",
  purpose: "プロンプトの目的",
  content: "プロンプトの内容",
  submit: "最適化する",
  working: "最適化しています…",
  failed: "プロンプトの最適化に失敗しました",
  engine: "{{engine}}が改善",
  engineBuiltin: "内蔵の診断機能で改善（AIモデル不使用）",
  fellBack: "AIモデルが応答しなかったため、内蔵の診断機能で改善",
  nothing: "このままで十分です",
  nothingHint: "取り除くところも、食い違いもありません。このまま使えます。",
  improvements: "変えたところと理由",
  questions: "あなたにしか分からないこと",
  questionsHint: "答えると、プロンプトの最後に書き加えます。どれも任意です。",
  putIn: "答えを入れる",
  before: "元のプロンプト",
  after: "改善後のプロンプト",
  accept: "この内容にする",
  keep: "元のままにする",
  /** What plain code changed, with the words in question and the reason. */
  improvement: {
    role: "削除：「{{words}}」。事実を伴わない役割は、回答の質を下げます",
    incantation: "削除：「{{words}}」。今のAIには要らない呪文です",
    quality: "削除：「{{words}}」。確かめようのない品質の要求です",
    check: "削除：「{{words}}」。どんな課題にも当てはまる確認で、何も伝えません",
    pressure: "削除：「{{words}}」。励ましや脅し、報酬は課題について何も伝えません",
    contradiction: "優先順位を追記：「{{words}}」。両立しないため、後のものを優先します",
    answer: "追記：「{{words}}」。あなたにしか分からないことが、回答をいちばん良くします",
  } satisfies Record<ImprovementCode, string>,
};
