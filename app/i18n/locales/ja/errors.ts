import type { ErrorCode, FieldErrorCode } from "~/errors";

export const errors: Record<ErrorCode, string> & { field: Record<FieldErrorCode, string> } = {
  bad_request: "リクエストを読み取れませんでした。内容を確認して、もう一度お試しください。",
  invalid_json: "JSONとして読み取れませんでした。形式を確認してください。",
  cross_origin: "ほかのサイトからの操作は受け付けていません。このサイトを開いて操作してください。",
  not_found: "見つかりませんでした。",
  draft_not_found:
    "このプロンプトは見つかりません。作成から24時間が過ぎた可能性があります。もう一度作成してください。",
  method_not_allowed: "このURLでは、その操作はできません。",
  body_too_large: "送信された内容が大きすぎます。短くして、もう一度お試しください。",
  image_too_large: "画像が大きすぎます。5MB以下の画像を選んでください。",
  image_unsupported: "この形式の画像は使えません。JPEG、PNG、WebPのいずれかを選んでください。",
  image_unreadable:
    "画像を読み込めませんでした。ファイルが壊れているか、縦または横が4,096ピクセルを超えています。別の画像を選んでください。",
  unsupported_media_type: "この形式では受け付けていません。Content-Typeを確認してください。",
  encoded_body: "圧縮した本文は受け付けていません。Content-Encoding を付けずに送ってください。",
  invalid_fields: "入力内容を確認してください。",
  rate_limited: "短い時間に操作が集中しています。1分ほど待ってから、もう一度お試しください。",
  budget_exhausted: "AIの1日の利用上限に達しました。日本時間の午前9時以降に、もう一度お試しください。",
  tries_spent: "今日お試しいただける回数を使いきりました。日本時間の午前9時以降に、また試せます。",
  unauthenticated: "ログインが必要です。",
  wrong_credentials: "メールアドレスまたはパスワードが正しくありません",
  wrong_password: "パスワードが正しくありません",
  id_token_invalid: "Googleログインに失敗しました。もう一度お試しください。",
  passkey_failed: "このパスキーを確認できませんでした。もう一度試すか、ほかの方法をお使いください。",
  invalid_token: "アクセストークンが正しくないか、無効にされたか、有効期限が切れています。",
  insufficient_scope:
    "このアクセストークンは読み取り専用です。「読み取りと書き込み」のトークンを使ってください。",
  session_required: "この操作にはアクセストークンを使えません。サイトにログインして行ってください。",
  prompt_not_owned: "このプロンプトを編集する権限がありません",
  requires_recent_login: "再認証が必要です",
  email_unverified:
    "このGoogleアカウントのメールアドレスは確認が済んでいません。Googleで確認してから、もう一度お試しください。",
  google_denied: "Googleでのログインが許可されませんでした。続けるには、もう一度お試しください。",
  google_other_account:
    "ログイン中のアカウントとは別のGoogleアカウントです。同じアカウントを選んでください。",
  session_not_found: "このログインは見つかりません。すでに終了している可能性があります。",
  prompt_not_found: "このプロンプトは、非公開になったか、削除された可能性があります。",
  category_not_found: "そのカテゴリーはありません。ほかのカテゴリーを選んでください。",
  folder_not_found: "フォルダーが見つかりません。すでに削除された可能性があります。",
  oauth_request_invalid: "このアプリからの接続リクエストが正しくありません。アプリからやり直してください。",
  version_not_found: "このバージョンは見つかりません。間引かれたか、元からない番号です。",
  access_token_not_found: "アクセストークンが見つかりません。すでに無効になった可能性があります。",
  passkey_not_found: "パスキーが見つかりません。すでに削除された可能性があります。",
  connection_not_found: "接続が見つかりません。すでに解除された可能性があります。",
  trash_item_not_found: "ゴミ箱に見つかりません。復元されたか、完全に削除された可能性があります。",
  undo_not_found: "元に戻せません。すでに元に戻したか、時間が経ちすぎています。",
  passkeys_full:
    "パスキーは{{limit, number}}件まで作れます。使わないものを削除してから、もう一度お試しください。",
  connections_full:
    "接続できるアプリは{{limit, number}}個までです。先にプロフィールで接続を1つ解除してください。",
  prompt_removed: "このプロンプトは管理者が街から取り下げました。管理者が解除するまで非公開のままです。",
  withheld_copy:
    "管理者が取り下げたあなたのプロンプトと同じか、ほぼ同じ内容です。管理者が解除するまで公開できません。",
  report_own: "自分のプロンプトは報告できません。",
  near_copy:
    "ほかの会員が公開しているプロンプトとほぼ同じ内容です。公開するときに元のプロンプトを示すか、内容を変えてください。",
  already_reported: "このプロンプトはすでに報告済みです。管理者が確認します。",
  decision_answered: "この判断には、いま回答できません。回答は1回だけです。",
  case_changed:
    "このページを開いたあとに、プロンプトが変更されました。いまの文を表示しています。読んでから、もう一度判断してください。",
  reports_spent: "今日の報告の上限に達しました。日本時間の午前9時以降に、もう一度お試しください。",
  publish_wait:
    "登録から1時間以内に投稿できるのは{{limit, number}}件までです。あと{{minutes, number}}分で投稿できます。",
  prompt_changed: "このプロンプトは、編集を始めたあとに別の場所で変更されました。",
  version_exists: "この言語の版はすでにあります。別の言語を選ぶか、どちらかの紐づけを外してください。",
  pins_full: "残しておけるバージョンは、1つのプロンプトにつき{{limit}}件までです。",
  prompt_own: "これはあなた自身のプロンプトです。すでにマイライブラリにあります。",
  shelf_full: "本棚がいっぱいです（最大{{limit}}件）。先にどれかを外してください。",
  prompt_not_shared: "公開状態は、プロンプトを共有してから切り替えられます。",
  folder_name_taken: "同じ名前のフォルダーがすでにあります。別の名前にしてください。",
  folder_fixed: "「未分類」フォルダーは、名前の変更も削除もできません。",
  library_full:
    "ライブラリに保存できるのは{{limit, number}}件までです。使わないプロンプトを削除してから、もう一度保存してください。",
  folders_full:
    "フォルダーは{{limit, number}}個までです。使わないフォルダーを削除してから、もう一度作成してください。",
  storage_full:
    "保存できる容量（{{limit, number}} MB）がいっぱいです。使わないプロンプトを削除し、ゴミ箱を空にしてから、もう一度お試しください。",
  storage_unverified:
    "メールアドレスを確認するまで、保存できるのは{{limit, number}} MBまでです。プロフィールからメールアドレスを確認するか、使わないものを削除し、ゴミ箱を空にしてから、もう一度お試しください。",
  writing_spent:
    "1日に保存できる量（{{limit, number}} MB）に達しました。日本時間の午前9時以降に、もう一度お試しください。",
  writing_unverified:
    "メールアドレスを確認するまで、1日に保存できるのは{{limit, number}} MBまでです。プロフィールからメールアドレスを確認するか、日本時間の午前9時以降に、もう一度お試しください。",
  visitors_full:
    "現在、登録前の方とメールアドレス確認前の方のデータを、これ以上お預かりできません。時間をおいて、もう一度お試しください。メールアドレスを確認済みの方は、そのままお使いいただけます。",
  apps_spent: "今日登録できるアプリの数が上限に達しました。日本時間の午前9時以降に、もう一度お試しください。",
  emails_spent:
    "本日送信できるメールの数に達しました。受信トレイと迷惑メールのフォルダーを確認するか、日本時間の午前9時以降に、もう一度お試しください。",
  access_tokens_full:
    "アクセストークンは{{limit, number}}個までです。使わないトークンを無効にしてから、もう一度作成してください。",
  access_token_made:
    "このトークンは作成済みで、もう一度表示することはできません。コピーしていなければ、無効にして作り直してください。",
  email_already_in_use: "このメールアドレスは既に登録されています",
  token_expired:
    "このリンクは使用済み・取り消し済み・期限切れか、新しいリンクに置き換わっています。新しいリンクをお申し込みください。",
  google_state: "Googleログインが途中で切れました。もう一度はじめからお試しください。",
  google_failed: "Googleログインに失敗しました",
  origin_unknown:
    "このサイトはまだメールを送れません。設定が済んでいないためです。運営者にお知らせください。",
  apps_unavailable:
    "このアドレスではアプリを接続できません。サイトのアドレスの設定が済んでいないためです。運営者にお知らせください。",
  unreachable: "通信できませんでした。入力は残っています。接続を確かめて、もう一度お試しください。",
  search_failed: "いまは検索できません。時間をおいて、もう一度お試しください。",
  format_not_offered: "この形式では提供していません。formatにはjsonを指定してください。",
  internal: "サーバーで問題が起きました。時間をおいて、もう一度お試しください。",
  model_absent: "このサイトには、これに使えるAIがありません。ご自身で、またはお使いのAIで行ってください。",
  model_failed: "AIからうまく答えを受け取れませんでした。入力は残っています。もう一度お試しください。",
  model_refused: "AIがこの内容への回答を控えました。書き方を変えて、もう一度お試しください。",
  model_busy: "AIが混み合っています。入力は残っています。少し待ってから、もう一度お試しください。",
  model_timeout: "AIの応答に時間がかかりすぎたため中断しました。入力は残っています。もう一度お試しください。",
  import_not_found: "この取り込みは終わったか、期限が切れています。もう一度ファイルを選んでください。",
  import_too_large: "ファイルが大きすぎます。フォルダーごとに分けるなどして、小さくしてください。",
  import_too_many: "一度に取り込めるのは{{limit, number}}件までです。分けて取り込んでください。",
  import_unreadable:
    "このファイルは読めません。ZIP、JSON、CSV、Markdown、テキスト、.promptのどれかを選んでください。",
  import_json:
    "このJSONは途中で読めなくなりました。{{line, number}}行目の{{column, number}}文字目か、その直前を直してください。",
  import_empty: "取り込めるプロンプトがありません。",
  import_excel:
    "Excelのファイルです。Excelの「名前を付けて保存」で「CSV UTF-8」を選び、そのファイルを取り込んでください。",
  import_opendocument:
    "OpenDocumentのファイルです。LibreOfficeの「名前を付けて保存」で「テキストCSV」を選び、そのファイルを取り込んでください。",
  import_chats:
    "ChatGPTやClaudeから書き出した会話です。残したいプロンプトをコピーして、テキストとして貼り付けてください。",
  member_not_found: "この人のページは見つかりません。プロフィールが非公開になったのかもしれません。",
  follows_full:
    "フォローできるのは合わせて{{limit, number}}件までです。どれかのフォローをやめてから、もう一度お試しください。",
  example_not_found: "この作例は見つかりません。すでに削除された可能性があります。",
  examples_full: "作例は1つのプロンプトに{{limit}}つまでです。どれかを削除してから追加してください。",
  comparison_not_found: "比較が見つかりません。",
  fact_not_found: "この内容は見つかりません。すでに削除された可能性があります。",
  facts_full: "覚えられるのは{{limit, number}}件までです。使わないものを削除してください。",
  fact_kept: "同じ内容をすでに覚えています。",
  facts_in_texts:
    "目的・タイトル・説明に「わたしのこと」の内容が入っています。そのままにするか、置き換えるかを選んでください。",
  holds_facts: "「わたしのこと」の内容が含まれています。ほかの人に見えるところには出せません。",
  comparisons_full: "比較は{{limit}}件までです。先にどれかを外してください。",
  comparisons_unverified: "比べるには、メールアドレスの確認が必要です。",
  field: {
    required: "入力してください",
    too_long: "{{limit, number}}文字以内で入力してください",
    weak_password: "パスワードが脆弱です。{{limit, number}}文字以上にしてください",
    common_password: "パスワードが脆弱です。よく使われる言葉は避けてください",
    passwords_differ: "パスワードが一致しません",
    email_required: "メールアドレスを入力してください",
    password_required: "パスワードを入力してください",
    invalid_email: "メールアドレスの形式が正しくありません",
    same_email: "今のメールアドレスと同じです",
    terms_required: "利用規約への同意が必要です",
    choice_required: "選んでください",
    wrong_type: "値の種類が正しくありません",
    control_characters: "使えない制御文字が含まれています。取り除いてください",
    not_an_option: "選択肢の中から選んでください",
    not_translated: "まだ元の言語のままです。公開する言語に訳してください",
    not_a_number: "12 や 3.5 のような数値を入力してください",
    not_a_date: "2026-11-23 のような日付を入力してください",
    unknown_field: "この項目は受け付けていません",
    too_many: "{{limit, number}}個以内にしてください",
    too_deep: "入れ子は{{limit, number}}階層までにしてください",
    reserved_name: "この名前はプログラムが使うため、別の名前にしてください",
    separator_in_tag: "タグにカンマや読点は使えません。タグを分けてください",
    content_required: "プロンプトの内容を入力してください",
    purpose_required: "プロンプトの目的を入力してください",
    folder_name_required: "フォルダー名を入力してください",
    folder_required: "保存先フォルダーを選択してください",
    prompts_required: "プロンプトを選択してください",
    title_required: "タイトルを入力するか、自動で作成してください",
    category_required: "カテゴリーとサブカテゴリーは必須です。",
    subcategory_required: "カテゴリーとサブカテゴリーは必須です。",
    holds_fact: "「わたしのこと」の内容が入っています。",
    invalid_link: "https:// で始まるURLを入力してください",
  },
};
