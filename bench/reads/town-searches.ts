import type { TownQuery } from "~/features/town/query";

const everywhere = { category: null, subcategory: null, language: null };
const inMarketing = { ...everywhere, category: "marketing" } as const;
const inSeo = { ...inMarketing, subcategory: "SEO" } as const;
const inProducts = { ...everywhere, category: "image", subcategory: "プロダクト" } as const;
const inSpanish = { ...everywhere, language: "es" } as const;
const inJapaneseMarketing = { ...inMarketing, language: "ja" } as const;

/** The maximum length of a search, of frequent grams, without a match. */
const longest = "プロンプトの".repeat(11).slice(0, 64);

type TownSearch = [
  what: string,
  search: string,
  where?: Pick<TownQuery, "category" | "subcategory" | "language">,
];

const searches: TownSearch[] = [
  ["common", "してください"],
  ["common", "プロンプト"],
  ["two characters", "作成"],
  ["one character", "の"],
  ["one Latin letter", "a"],
  ["Latin, two letters", "AI"],
  ["middling", "確定申告"],
  ["rare", "量子もつれ"],
  ["rare", "zeugma"],
  ["rare, accent", "murciélago"],
  ["absent", "鵺鴉"],
  ["absent", "qqxzv"],
  ["absent, of common grams", "プロンプトプロンプト"],
  ["absent, of common grams", "作成してくださいのプロンプト作成"],
  ["absent, of common grams, longest", longest],
  ["absent, of common grams, four words", "プロンプトプロンプト くださいください 作成してして 説明説明"],
  ["English word", "marketing"],
  ["English words", "the best marketing plan"],
  ["Spanish word, accent", "creación"],
  ["mixed scripts", "AIを"],
  ["mixed scripts", "3Dモデル"],
  ["ends where scripts change", "次のA"],
  ["ends where scripts change", "あなたはA"],
  ["four words", "AI 作成 プロンプト してください"],
  ["four words, one absent", "AI 作成 プロンプト 鵺鴉"],
  ["rare and common", "量子もつれ の"],
  ["in a category", "作成", inMarketing],
  ["in a category, one character", "の", inMarketing],
  ["in a category, absent, of common grams", "プロンプトプロンプト", inMarketing],
  ["in a subcategory", "してください", inSeo],
  ["in the smallest subcategory", "の", inProducts],
  ["in the smallest subcategory, rare", "確定申告", inProducts],
  ["in a language, one letter", "a", inSpanish],
  ["in a language, absent there", "作成", inSpanish],
  ["in a language and a category", "してください", inJapaneseMarketing],
];

export const townSearches = searches.map(([what, search, where = everywhere]) => ({
  what,
  search,
  ...where,
}));
