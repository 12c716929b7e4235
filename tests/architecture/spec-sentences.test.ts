import { expect, test } from "vitest";

import { ja } from "../../app/i18n/locales/ja";

const { accounts, embedding, errors, flash, library, profiles, prompts, publishing, sharing, shell, town } =
  ja;

/** The specification's verbatim sentences (sections 2, 5 and 8), as the dictionary has them. */
const sentences = [
  ["メールアドレスとパスワードを入力してください。", accounts.signIn.missing],
  ["パスワードが一致しません", errors.field.passwords_differ],
  ["利用規約への同意が必要です", errors.field.terms_required],
  ["メールアドレスを入力してください", errors.field.email_required],
  ["パスワードを入力してください", errors.field.password_required],
  ["フォルダー名を入力してください", errors.field.folder_name_required],
  ["保存先フォルダーを選択してください", errors.field.folder_required],
  ["入力エラー", publishing.edit.invalid],
  ["カテゴリーとサブカテゴリーは必須です。", errors.field.category_required],
  ["カテゴリーとサブカテゴリーは必須です。", errors.field.subcategory_required],
  ["編集するにはログインが必要です", sharing.page.editLogin],
  ["このメールアドレスは既に登録されています", errors.email_already_in_use],
  ["メールアドレスの形式が正しくありません", errors.field.invalid_email],
  ["パスワードが脆弱です", errors.field.weak_password],
  ["パスワードが脆弱です", errors.field.common_password],
  ["メールアドレスまたはパスワードが正しくありません", errors.wrong_credentials],
  ["Googleログインに失敗しました", errors.google_failed],
  ["再認証が必要です", errors.requires_recent_login],
  ["アカウント削除に失敗しました", accounts.deletion.failed],
  ["パスワードが正しくありません", errors.wrong_password],
  ["Googleでの削除に失敗しました", accounts.deletion.googleFailed],
  ["フォルダーの作成に失敗しました", library.folders.createFailed],
  ["保存できませんでした", library.manual.failed],
  ["プロフィールの更新に失敗しました", profiles.failed],
  ["このプロンプトを編集する権限がありません", errors.prompt_not_owned],
  ["ログインが必要です。セッションが切れた可能性があります。", shell.signInAgain],
  ["プロンプトの更新に失敗しました", sharing.edited.failed],
  ["プロンプトの更新に失敗しました", library.card.updateFailed],
  ["コピーできませんでした", prompts.copyFailed],
  ["コピーに失敗しました", prompts.copyRefused],
  ["ブラウザの権限設定を確認してください。", prompts.copyRefusedHint],
  ["削除に失敗しました", publishing.removal.failed],
  ["編集に失敗しました", publishing.edit.failed],
  ["公開状態の変更に失敗しました", sharing.visibility.failed],
  ["クリップボードにコピーしました", prompts.copied],
  ["削除完了", flash.done.publication_removed],
  ["編集完了", flash.done.publication_edited],
  ["プロンプトを削除しますか？", publishing.removal.title],
  ["プロンプトが見つかりません", town.empty],
  ["プロンプトが見つかりません", shell.promptGone.title],
  ["プロンプトが見つかりません", embedding.widget.missing],
  ["プロンプトの街", shell.product],
  ["公式", shell.creator.official],
  ["管理者", shell.creator.admin],
  ["Page Not Found", shell.notFound.title],
  ["約30秒", accounts.benefits.lead],
  ["公式アカウント", accounts.welcome.promotion],
] as const;

test.each(sentences)("the specification's %s is in the product verbatim", (specified, said) => {
  expect(said).toContain(specified);
});
