import type { ErrorCode, FieldErrorCode } from "~/errors";

export const errors: Record<ErrorCode, string> & { field: Record<FieldErrorCode, string> } = {
  bad_request: "リクエストを読み取れませんでした。内容を確認して、もう一度お試しください。",
  invalid_json: "JSONとして読み取れませんでした。形式を確認してください。",
  cross_origin: "ほかのサイトからの操作は受け付けていません。このサイトを開いて操作してください。",
  not_found: "見つかりませんでした。",
  draft_not_found: "このプロンプトは見つかりません。作成から24時間が過ぎた可能性があります。",
  method_not_allowed: "このURLでは、その操作はできません。",
  body_too_large: "送信された内容が大きすぎます。短くして、もう一度お試しください。",
  unsupported_media_type: "この形式では受け付けていません。Content-Typeを確認してください。",
  invalid_fields: "入力内容を確認してください。",
  rate_limited: "短い時間に操作が集中しています。1分ほど待ってから、もう一度お試しください。",
  budget_exhausted: "本日のAIの利用上限に達しました。明日になると、また使えます。",
  internal: "サーバーで問題が起きました。時間をおいて、もう一度お試しください。",
  model_failed: "AIからうまく答えを受け取れませんでした。入力は残っています。もう一度お試しください。",
  model_refused: "AIがこの内容への回答を控えました。書き方を変えて、もう一度お試しください。",
  model_busy: "AIが混み合っています。入力は残っています。少し待ってから、もう一度お試しください。",
  model_timeout: "AIの応答に時間がかかりすぎたため中断しました。入力は残っています。もう一度お試しください。",
  field: {
    required: "入力してください。",
    too_long: "{{limit, number}}文字以内で入力してください。",
    wrong_type: "値の種類が正しくありません。",
    control_characters: "使えない制御文字が含まれています。取り除いてください。",
    not_an_option: "選択肢の中から選んでください。",
    unknown_field: "この項目は受け付けていません。",
  },
};
