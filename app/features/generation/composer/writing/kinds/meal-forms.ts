import type { WritingVariant } from "../writing-kind";

/** A single dish, or several days of meals. */
export const mealForms: readonly WritingVariant[] = [
  {
    id: "recipe",
    keywords: {
      ja: ["レシピ", "作り方", "料理を", "一品"],
      en: ["recipe", "how to cook", "how to make", "dish", "bake"],
      es: ["receta", "cómo hacer", "cómo cocinar", "plato"],
    },
    guide: {
      ja: {
        output: ["料理名、何人分か、所要時間、材料（分量付き）、作り方（番号付き）、こつの順"],
        length: "作り方は8手順まで",
      },
      en: {
        output: ["Name, servings, time, ingredients with amounts, numbered method, tips"],
        length: "eight steps at most",
      },
      es: {
        output: ["Nombre, raciones, tiempo, ingredientes con cantidades, preparación numerada y trucos"],
        length: "ocho pasos como máximo",
      },
    },
  },
  {
    id: "plan",
    keywords: {
      ja: ["献立", "一週間", "1週間", "週間", "作り置き", "食事メニュー", "弁当", "日分"],
      en: ["meal plan", "meal prep", "menu", "weekly", "week", "diet plan", "grocery list"],
      es: ["plan de comidas", "menú", "menú semanal", "semanal", "semana", "dieta", "lista de la compra"],
    },
    guide: {
      ja: {
        output: ["日ごとの表（曜日｜主菜｜副菜｜使う食材）", "食材の種類ごとにまとめた買い物リスト"],
        length: "1食につき一行",
      },
      en: {
        output: ["A table per day (Day | Meals | Key ingredients)", "A shopping list by section of the shop"],
        length: "one line per meal",
      },
      es: {
        output: [
          "Una tabla por días (Día | Comidas | Ingredientes principales)",
          "La lista de la compra por secciones",
        ],
        length: "una línea por comida",
      },
    },
  },
];
