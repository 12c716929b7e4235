/** Nouns, the most frequent first; scripts mix as they do in prompts. */
export const nouns =
  `プロンプト 文章 AI 内容 商品 サービス 顧客 記事 データ 目的 情報 読者 企画 会議 資料 メール 画像 動画 ターゲット 市場
  タイトル 構成 表現 売上 課題 改善 SNS 広告 ブログ 提案 分析 戦略 競合 価格 特徴 事例 手順 初心者 レポート 社内 業務 効率
  SEO キーワード 見出し 要約 翻訳 コード 関数 テスト 設計 仕様 ChatGPT モデル 学習 評価 質問 回答 会話 面接 採用 研修 教育 生徒
  授業 問題 試験 旅行 観光 料理 献立 健康 運動 睡眠 家計 確定申告 契約書 法律 予算 投資 在庫 物流 店舗 予約 接客 クレーム 背景 照明
  構図 色合い 質感 風景 人物 表情 衣装 イラスト アニメ 3Dモデル ロゴ フォント 字幕 BGM 音声 台本 シーン カメラ 編集 演出 尺 YouTube
  TikTok Instagram LP UI API Python SQL Excel Webサイト アプリ クラウド セキュリティ 個人情報 著作権 倫理 物語 主人公 世界観 俳句 歌詞
  感想 手紙 挨拶 謝罪 お礼 敬語 方言 英語 スペイン語 歴史 科学 宇宙 環境 地域 祭り 子ども 高齢者 ペット 猫 犬 花 桜 雨 海 山`
    .split(/\s+/)
    .filter(Boolean);

/** What verbs are made of. */
export const actions =
  `作成 説明 提案 分析 要約 改善 整理 翻訳 確認 検討 比較 出力 生成 修正 評価 設定 調査 紹介 表現 追加 列挙 執筆 編集 変換 計算 設計
  実装 検証 共有 記録`.split(/\s+/);

/** Qualities, as they stand before a noun. */
export const qualities =
  `具体的な 簡潔な わかりやすい 魅力的な 丁寧な 正確な 新しい 自然な 専門的な 効果的な 親しみやすい 論理的な 短い 詳しい 明るい 静かな
  幻想的な 写実的な 落ち着いた 温かい`.split(/\s+/);

/** Sentences, the most frequent first: N stands for a noun, V for an action, Q for a quality, D for a number. */
export const sentences = [
  "NのNをVしてください。",
  "QNでVしてください。",
  "- NとNをVする",
  "あなたはNのQ専門家です。",
  "次のNをもとに、QNをVしてください。",
  "- NはD文字以内でVすること",
  "Nについて、D個のNを挙げてください。",
  "## N",
  "なお、NはQものにしてください。",
  "NがNに与える影響をVします。",
  "読み手はNに関心のあるNです。",
  "まずNをVし、次にNをVしてください。",
  "NやNなど、QNも含めてください。",
  "D. NのV",
  "NをVする際は、NにVしないよう注意してください。",
  "NのVが終わったら、Nを表にまとめてください。",
  "Nを使って、NとNの違いをVしてください。",
  "不明なNがあれば、Vする前に質問してください。",
  "NではなくNとしてVすること。",
  "QNとQNを組み合わせたN。",
] as const;

/** Of two of these each rarer noun is made. */
export const kanji = [
  ..."人間学生会社事業国家地方世界時代文化経済政治社会自然科技術工業農商品質量数理論法律制度計画実験研究開発設備機械電気力光色音声言語文字書籍新聞雑誌図表写真映画像絵芸術美食料水火土木金石鉄銀花草森林山川海空星月日年朝夜春夏秋冬東西南北上下左右前後内外高低長短大小多少強弱速遅明暗冷温軽重広深心体頭目耳口手足親子兄弟男女友達先輩師医者薬病院健康運動競走旅行鉄道車船飛港駅路橋門家庭園庫店市場価格費用税収支払貨幣投資銀保険契約権利義務責任信頼協働連合組織部門課題解決決定選択判断評価測定調査観察記録報告説明表示伝達交換通話放送",
];

/** Of two to four of these each rarer word in katakana is made. */
export const katakana =
  `ア イ カ キ コ サ シ ス タ ト ナ ノ ハ フ マ ミ メ モ ラ リ ル レ ロ ン バー デー リン ミュー グラ プロ トレ スク ファン チェ ドラ ベル`.split(
    " ",
  );
