import type { ImprovementCode } from "~/features/optimization/improvement";

export const optimization = {
  title: "プロンプトの最適化",
  /** What the built-in diagnosis improved, one sentence each. */
  improvement: {
    contradictions: "食い違う指示に、優先順位を付けました",
    buried_task: "埋もれていた依頼を、先頭に移しました",
    unnamed_inputs: "名前のない入力に、変数名を付けました",
    vague_words: "あいまいな言葉を、確かめられる条件に言い換えました",
    missing_role: "AIが担う役割を加えました",
    missing_audience: "読み手を加えました",
    missing_constraints: "守ってほしい条件を加えました",
    missing_output_format: "出力の形式と長さを加えました",
    missing_examples: "出力の例を加えました",
    missing_criteria: "仕上がりを確かめる基準を加えました",
    missing_light: "光の指定を加えました",
    missing_style: "画風や質感の指定を加えました",
    missing_composition: "構図の指定を加えました",
    missing_aspect_ratio: "縦横比を加えました",
    missing_camera: "カメラワークを加えました",
    missing_audio: "音声の指定を加えました",
    missing_duration: "長さ（秒数）を加えました",
  } satisfies Record<ImprovementCode, string>,
};
