/**
 * The town's categories with their subcategories (specification, section 3). The Japanese names are data, the
 * same in every language; their translations are in the dictionaries (`town:categories`, `town:subcategories`).
 */
export const categories = {
  marketing: {
    title: "マーケティング",
    subcategories: [
      "コピーライティング",
      "SEO",
      "ソーシャルメディア",
      "マーケティング戦略",
      "広告・宣伝",
      "ブランディング",
      "メールマーケティング",
    ],
  },
  business: {
    title: "ビジネス",
    subcategories: [
      "起業・創業",
      "リーダーシップ",
      "マネジメント",
      "生産性向上",
      "財務・会計",
      "営業・セールス",
      "顧客サポート",
      "イノベーション",
      "会議・ミーティング",
    ],
  },
  communication: {
    title: "コミュニケーション",
    subcategories: [
      "文章作成",
      "メール",
      "プレゼンテーション",
      "交渉",
      "会話",
      "フィードバック",
      "異文化コミュニケーション",
    ],
  },
  technology: {
    title: "テクノロジー",
    subcategories: [
      "プログラミング",
      "データ分析",
      "サイバーセキュリティ",
      "クラウドコンピューティング",
      "デジタルトランスフォーメーション",
      "ブロックチェーン",
      "IoT",
      "モバイルアプリ",
    ],
  },
  ai: {
    title: "AI",
    subcategories: [
      "AIプロンプト",
      "機械学習モデル",
      "プロンプトエンジニアリング",
      "AIと倫理",
      "AIツール活用",
      "AIによる業務改善",
      "AIとビジネス",
    ],
  },
  image: {
    title: "画像",
    subcategories: [
      "写真編集",
      "グラフィックデザイン",
      "イラスト",
      "写実的",
      "アニメ風",
      "抽象的",
      "風景",
      "ポートレート",
      "プロダクト",
    ],
  },
  video: {
    title: "動画",
    subcategories: [
      "映像制作",
      "アニメーション",
      "3D",
      "モーショングラフィックス",
      "ビデオ編集",
      "特殊効果",
      "ショート動画",
      "ドキュメンタリー",
      "プロモーション",
    ],
  },
} as const;

export type Category = keyof typeof categories;

/** Japanese name of a subcategory, unique across categories. */
export type Subcategory = (typeof categories)[Category]["subcategories"][number];

export const categoryNames = Object.keys(categories) as Category[];

export interface Place {
  category: Category;
  subcategory: Subcategory;
}

export const isCategory = (name: string): name is Category => Object.hasOwn(categories, name);

/** The subcategories of a category, in order. */
export const subcategoriesOf = (category: Category): readonly Subcategory[] =>
  categories[category].subcategories;

/** The category of a subcategory; null for an unknown name. */
export const categoryOf = (subcategory: string): Category | null =>
  categoryNames.find((category) => isSubcategory(category, subcategory)) ?? null;

/** Whether a category has a subcategory of this name. */
export const isSubcategory = (category: Category, name: string): name is Subcategory =>
  (subcategoriesOf(category) as readonly string[]).includes(name);

/** The wrong one of category and subcategory. Null if both exist. */
export function categoryFault({ category, subcategory }: Record<keyof Place, string>): keyof Place | null {
  if (!isCategory(category)) return "category";
  return isSubcategory(category, subcategory) ? null : "subcategory";
}
